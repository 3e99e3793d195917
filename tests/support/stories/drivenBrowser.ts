/** A part of a page by its accessible role and name. */
export type Part = {
  role: 'link' | 'button' | 'slider' | 'radio' | 'textbox' | 'heading' | 'dialog' | 'date' | 'choice'
  name: string | RegExp
}

/** A visitor's actions in a browser, independent of its driver. Each waits for its element. */
export type DrivenBrowser = {
  open(path: string): Promise<void>
  /** Waits until the address bar holds this path and fragment. */
  waitForPath(path: string): Promise<void>
  see(part: Part): Promise<void>
  expectHidden(part: Part): Promise<void>
  /** Waits until these words stand on the page. */
  read(words: string): Promise<void>
  click(part: Part): Promise<void>
  /** Types at the end of a field's text. */
  type(part: Part, text: string): Promise<void>
  /** Gives a date or a choice its value, as the system's own picker does. */
  set(part: Part, value: string): Promise<void>
  /** Chooses files on the disk for the page's file input for several. */
  choose(files: readonly string[]): Promise<void>
  /** Drags across a part, between two fractions of its width. */
  drag(part: Part, from: number, to: number): Promise<void>
  /** Waits until a field or a slider has this value. */
  expectValue(part: Part, value: string | RegExp): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** @returns the page on paper as PDF, or undefined where the browser cannot print by itself */
  print(): Promise<Buffer | undefined>
}
