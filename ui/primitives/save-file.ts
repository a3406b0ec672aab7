/** Saves a file in the downloads of the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
