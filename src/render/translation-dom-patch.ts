/**
 * A browser's translator puts elements of its own around the texts of a page. React, which does not know, then wants to
 * take its nodes from where they no longer are, and would give the page up. What has been moved stays where it is.
 */
export function patchDomForTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T
  }
}
