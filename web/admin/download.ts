/** Has the browser download what stands under an address; a refusal leaves the page as it is. */
export function downloadFrom(address: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Hands a text to the person as a file. */
export function downloadText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  downloadFrom(address, fileName);
  // The browser reads the text only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
