import { addons, types } from 'storybook/manager-api';
import { TextSearch } from './text-search/TextSearch.tsx';
import { look } from './theme.ts';

addons.setConfig({ theme: look });

addons.register('vitrine/text-search', () => {
  addons.add('vitrine/text-search', {
    type: types.TOOL,
    title: 'Search the text of all pages',
    render: TextSearch,
  });
});
