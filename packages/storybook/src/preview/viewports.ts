/** Widths at which the design is judged; the height is that of one screen. */
export const viewports = {
  // Half the size of a small screen and a small window: they correspond to 200 % zoom.
  zoomed: { name: 'Zoomed, 320', styles: { width: '320px', height: '512px' }, type: 'mobile' },
  halved: { name: 'Halved, 640', styles: { width: '640px', height: '450px' }, type: 'tablet' },
  narrow: { name: 'Narrow, 360', styles: { width: '360px', height: '800px' }, type: 'mobile' },
  small: { name: 'Small, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  medium: { name: 'Medium, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  large: { name: 'Large, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;
