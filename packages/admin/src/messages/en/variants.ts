import { addDefaultMessages, type Message } from '@vitrine/ui';

/** Messages of the grid of variants. */
export const variants = {
  'admin.variants.title': 'Variants',
  'admin.variants.grid': 'Variants of {name}',
  'admin.variants.hint': 'Prices and costs in {currency}',
  'admin.variants.column.price': 'Price',
  'admin.variants.column.cost': 'Cost',
  'admin.variants.column.margin': 'Margin',
  'admin.variants.column.shoppersPay': 'Shoppers pay',
  'admin.variants.column.weight': 'Weight',
  'admin.variants.column.sku': 'SKU',
  'admin.variants.column.stock': 'Stock',
  'admin.variants.column.visible': 'Visible',
  'admin.variants.cell': '{column}, {variant}',
  'admin.variants.changed': 'Changed',
  'admin.variants.visible': 'Yes',
  'admin.variants.notVisible': 'No',
  'admin.variants.belowCost': 'Below cost',
  'admin.variants.untracked': 'Not tracked',
  'admin.variants.empty': 'empty',

  'admin.variants.position': 'Variant {position} of {count}',
  'admin.variants.previous': 'Previous variant',
  'admin.variants.next': 'Next variant',
  'admin.variants.shown': '{variant}, {position} of {count}',
  'admin.variants.wideScreen': 'To paste or fill many values at once, use a wider screen.',

  'admin.variants.undo': 'Undo',
  'admin.variants.redo': 'Redo',
  'admin.variants.undone': 'Undone',
  'admin.variants.redone': 'Redone',
  'admin.variants.fillDown': 'Fill down',
  'admin.variants.fillRight': 'Fill right',
  'admin.variants.copied': { one: '{count} cell copied', other: '{count} cells copied' },
  'admin.variants.pasted': { one: '{count} cell pasted', other: '{count} cells pasted' },
  'admin.variants.filled': { one: '{count} cell filled', other: '{count} cells filled' },
  'admin.variants.cleared': { one: '{count} cell cleared', other: '{count} cells cleared' },
  'admin.variants.readOnly': 'This cell is calculated or read-only.',
  'admin.variants.summary': 'Sum {sum}, average {average}, {count} cells',
  'admin.variants.selection': { one: '{count} cell', other: '{count} cells' },
  'admin.variants.legend.changed': 'Changed, not saved',
  'admin.variants.legend.selected': 'Selected',
  'admin.variants.legend.readOnly': 'Calculated or read-only',

  'admin.variants.issue': '{cell}: {problem}',
  'admin.variants.issue.goTo': 'Go to the value',
  'admin.variants.issue.next': 'Next issue',
  'admin.variants.issue.previous': 'Previous issue',
  'admin.variants.issue.not-a-number':
    '“{text}” isn’t an amount. Enter a number, or leave it empty.',
  'admin.variants.issue.not-a-quantity':
    '“{text}” isn’t a number. Enter a quantity, or leave the cell empty if stock isn’t tracked.',
  'admin.variants.issue.not-whole': 'Enter a whole number.',
  'admin.variants.issue.missing': 'Enter a price.',
  'admin.variants.issue.negative': 'Enter zero or more.',
  'admin.variants.issue.too-large': 'The largest amount is {max}.',
  'admin.variants.issue.too-many-decimals': 'It has too many decimals.',
  'admin.variants.issue.too-long': 'It has more than 40 characters.',
  'admin.variants.issue.not-a-choice': '“{text}” is neither TRUE nor FALSE.',
  'admin.variants.issue.conflict':
    'Another user has saved {value} meanwhile. Save again to replace it, or undo your change.',
  'admin.variants.issue.rejected': 'The platform rejected this value with “{text}”',

  'admin.variants.paste.rows': {
    one: '{count} row for {available}',
    other: '{count} rows for {available}',
  },
  'admin.variants.paste.columns': {
    one: '{count} column for {available}',
    other: '{count} columns for {available}',
  },
  'admin.variants.paste.readOnlyTitle': 'Some cells are read-only',
  'admin.variants.paste.description': {
    one: '{count} cell fits. The others are left out.',
    other: '{count} cells fit. The others are left out.',
  },
  'admin.variants.paste.preview': 'Clipboard',
  'admin.variants.paste.more': { one: '{count} more row', other: '{count} more rows' },
  'admin.variants.paste.dropped': 'left out',
  'admin.variants.paste.fill': { one: 'Fill {count} cell', other: 'Fill {count} cells' },

  'admin.variants.none.title': 'This product has no variants',
  'admin.variants.none.description':
    'Add an option such as a size, and manage stock and prices per variant.',
  'admin.variants.missing.title': 'This product no longer exists',
  'admin.variants.missing.description': 'It was deleted meanwhile.',
  'admin.variants.failed.title': 'The variants couldn’t be loaded',
  'admin.variants.failed.description': 'Check your connection. Nothing has changed.',
} as const satisfies Record<string, Message>;

addDefaultMessages(variants);
