/** What somebody would lose of a message that they began, as a thing. */
export function messageBegun(text: string): string {
  return text === '' ? 'the photo you started to send' : `your message “${text.slice(0, 40)}”`;
}
