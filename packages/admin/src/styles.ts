// In the sources each component imports its own styles; the published package has one stylesheet
// for all.
import './index.ts';
