/** How to look after a material. Written once, so that like objects say the same. */
export const CARE = {
  wax: 'Trim the wick to 5 mm before lighting. Let the wax melt to the edge the first time, then the flame stays even.',
  stoneware: 'Dishwasher and oven safe. Bare clay darkens a little with use.',
  terracotta:
    'Wipe with a dry cloth. Unglazed clay lets water through, so set a glass inside for fresh flowers.',
  steel: 'Wipe with a soft, dry cloth. Polish and scouring pads dull the lacquer.',
  wool: 'Air it outdoors rather than washing it. Hand wash at 30 degrees, dry flat.',
  linen: 'Machine wash at 60 degrees. It softens with every wash.',
  oak: 'Oil once a year with clear furniture oil. Wipe up water before it stands.',
  glass: 'Wash by hand. The oak stopper stays out of the water.',
  soap: 'For outer use. Keep cool and dry; the colour may change in sunlight.',
  brass: 'Brass darkens with time. A cloth with a little lemon makes it bright again.',
  paper: 'Keep flat, dry and out of direct sun.',
  file: 'Print at full size. A page has a 10 cm line to check against a ruler.',
};
