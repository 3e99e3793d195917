/**
 * Keeps React going on a translated page. The translation has replaced the text nodes that React still knows. Removing one of them,
 * or inserting before it, would throw, and React would empty the page. A text that changes still needs an element of its own:
 * otherwise the old translation stays.
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}
