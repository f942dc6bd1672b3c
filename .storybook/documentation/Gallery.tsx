import pages from 'virtual:documentation/pages';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as css from './Gallery.css.ts';

/** The groups in the order of the sidebar. */
const groups = [
  ...['Foundations', 'Primitives', 'Patterns', 'Catalog', 'BackInStock', 'Cart', 'Events'],
  ...['Tickets', 'Orders', 'Identity', 'Pages', 'Admin'],
];

const getGroup = ({ title }: { title: string }) => title.split('/')[0] ?? '';

/** Every component with a picture of its example, by group. Each leads to its page. */
export function Gallery() {
  const components = pages.filter(({ path }) => /^docs\/(components|admin)\//.test(path));
  const shown = groups.filter((group) => components.some((one) => getGroup(one) === group));
  return (
    <Unstyled>
      {shown.map((group) => (
        <section key={group} className={css.group}>
          <h3 className={css.title}>{group}</h3>
          <ul className={css.list}>
            {components
              .filter((one) => getGroup(one) === group)
              .map(({ id, title, picture }) => (
                <li key={id}>
                  <a className={css.tile} href={`./?path=/docs/${id}`} target="_parent">
                    <span className={css.frame}>
                      <img className={css.picture} src={picture} alt="" loading="lazy" />
                    </span>
                    {title.split('/')[1]}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Unstyled>
  );
}
