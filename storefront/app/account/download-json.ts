/**
 * Saves a value as a JSON file in the downloads of the browser.
 *
 * @param name name of the file
 */
export function downloadJson(name: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
