/** Makes the browser download a URL; if the server refuses, the page does not change. */
export function downloadFrom(address: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

export function downloadText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  downloadFrom(address, fileName);
  // The browser reads the text asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
