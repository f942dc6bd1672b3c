/**
 * Waits until a layer is at rest and handles events. A play function that presses a key earlier is
 * faster than any user, and than the layer.
 */
export async function settled(layer: Element): Promise<void> {
  await Promise.all(layer.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => setTimeout(resolve, 50));
}
