// While something is carried, nothing below the hand is pointed at: the page is not asked at every step what lies there.
export function shield(): () => void {
  const node = document.createElement('div');
  node.className = 'shield';
  document.body.append(node);
  return () => node.remove();
}
