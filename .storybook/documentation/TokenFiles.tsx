import { tokenFiles } from '../../scripts/documentation/token-files.ts';

/** The token files of the site. Their URLs are relative, because a site can be in a folder. */
export const TokenFiles = () => (
  <ul>
    {tokenFiles.map(({ path, content }) => (
      <li key={path}>
        <a href={path} download={path.replace('/', '-')}>
          {path}
        </a>
        : {content}
      </li>
    ))}
  </ul>
);
