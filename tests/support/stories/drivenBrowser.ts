/** A part of a page as it is announced: what it is, and its name. */
export type Part = {
  role: 'link' | 'button' | 'slider' | 'radio' | 'textbox' | 'heading' | 'dialog' | 'date' | 'choice'
  name: string | RegExp
}

/** What a visitor does in a browser, whichever it is and however it is driven. Whatever it is done to is waited for. */
export type DrivenBrowser = {
  open(path: string): Promise<void>
  /** Waits until the address bar holds this path and fragment. */
  arrive(path: string): Promise<void>
  see(part: Part): Promise<void>
  loseSight(part: Part): Promise<void>
  /** Waits until these words stand on the page. */
  read(words: string): Promise<void>
  click(part: Part): Promise<void>
  /** Adds to what stands in a field. */
  type(part: Part, text: string): Promise<void>
  /** Gives a date or a choice its value, as the system's own picker does. */
  set(part: Part, value: string): Promise<void>
  /** Chooses files on the disk for the page's file input for several. */
  choose(files: readonly string[]): Promise<void>
  /** Pulls across a part, from and to fractions of its width. */
  drag(part: Part, from: number, to: number): Promise<void>
  /** Waits until a field or a slider stands so. */
  expectValue(part: Part, value: string | RegExp): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** @returns the page on paper as PDF, or undefined where the browser cannot print by itself */
  print(): Promise<Buffer | undefined>
}
