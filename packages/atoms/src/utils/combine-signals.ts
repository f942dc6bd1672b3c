/** Returns a signal that aborts when the one of a run does, or that of its caller, if there is one. */
export const combineSignals = (ofRun: AbortSignal, ofCaller = ofRun): AbortSignal =>
  AbortSignal.any([ofRun, ofCaller]);
