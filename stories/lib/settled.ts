/**
 * Waits until a layer stands still and listens. A play that presses a key sooner is faster than
 * any hand, and than the layer.
 */
export async function settled(layer: Element): Promise<void> {
  await Promise.all(layer.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => setTimeout(resolve, 50));
}
