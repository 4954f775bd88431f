/** What a journey needs of any browser, so that it is written once for engines that have no driver in common. */
export interface OtherBrowser {
  /** Name and version as the browser gives them. */
  readonly name: string
  goTo(url: string): Promise<void>
  /** Clicks the first element the selector finds. Throws when there is none. */
  click(selector: string): Promise<void>
  /** Evaluates an expression in the page; what it gives must be JSON. */
  evaluate<T>(expression: string): Promise<T>
  close(): Promise<void>
}
