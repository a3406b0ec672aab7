const limit = 100;

/**
 * The beginning of a description: what is longer than 100 characters is cut to 100, and '...' stands
 * for the rest.
 */
export function previewDescription(description: string): string {
  // By code points: a character outside the first plane is not cut in two.
  const characters = [...description];
  return characters.length > limit ? `${characters.slice(0, limit).join('')}...` : description;
}
