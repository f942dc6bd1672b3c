// In the sources each part brings its own styles; what is published has one sheet for all.
import './index.ts';
