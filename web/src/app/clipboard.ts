/** Copy a text for somebody. Whether it worked: browsers allow it on safe connections alone. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
