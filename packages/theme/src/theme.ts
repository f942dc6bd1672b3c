import './layers.css.ts';
import './reset.css.ts';
import './themes.css.ts';
import './text.css.ts';
