import './fonts.css';
import './theme.ts';
