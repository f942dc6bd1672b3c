'use client';

import { deviceAtom, useAtom } from '@vitrine/atoms';

/** Whether results of a scan can be heard and felt on this device. */
export interface FeedbackSettings {
  sound: boolean;
  vibration: boolean;
}

const defaults: FeedbackSettings = { sound: true, vibration: true };

const settingsAtom = deviceAtom<FeedbackSettings>({
  name: 'vitrine-check-in-feedback',
  toValue: (found) => {
    const { sound, vibration } = Object(found);
    return typeof sound === 'boolean' && typeof vibration === 'boolean'
      ? { sound, vibration }
      : null;
  },
});

/** Tones in hertz, and a vibration in milliseconds, for each result. */
const signals = {
  success: { tones: [880], vibration: [60] },
  warning: { tones: [440, 440], vibration: [80, 60, 80] },
  danger: { tones: [220, 165, 220], vibration: [200, 80, 200] },
} as const;

const TONE_SECONDS = 0.12;

function playTones(tones: readonly number[]): void {
  const context = new AudioContext();
  for (const [index, frequency] of tones.entries()) {
    const oscillator = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: 0.2 });
    oscillator.connect(gain).connect(context.destination);
    const start = context.currentTime + index * TONE_SECONDS * 1.5;
    oscillator.start(start);
    oscillator.stop(start + TONE_SECONDS);
    if (index === tones.length - 1) oscillator.onended = () => void context.close();
  }
}

/** Returns the settings of this device, and a function that gives a signal. */
export function useFeedback() {
  const [stored, setSettings] = useAtom(settingsAtom);
  const settings = stored ?? defaults;
  return {
    settings,
    setSettings,
    signal: (tone: keyof typeof signals) => {
      try {
        if (settings.vibration) navigator.vibrate?.(signals[tone].vibration);
        if (settings.sound) playTones(signals[tone].tones);
      } catch {
        // A device without sound has the picture.
      }
    },
  };
}
