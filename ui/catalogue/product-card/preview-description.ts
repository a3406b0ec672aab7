const limit = 100;

/** Returns the first 100 characters of a description, followed by '...' if it is longer. */
export function previewDescription(description: string): string {
  // Counted in code points, so that no surrogate pair is split.
  const characters = [...description];
  return characters.length > limit ? `${characters.slice(0, limit).join('')}...` : description;
}
