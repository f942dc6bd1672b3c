// Vitest evaluates a setup file for every file of stories, but a module that it imports only once.
import './load-components.ts';
