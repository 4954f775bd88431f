import type { Page } from 'playwright'

/** Waits until the office's editor has saved what is typed. */
export const saved = (page: Page): Promise<void> => page.locator('.content-saved[data-phase=saved]').waitFor()

/** A field of the editor in a language. */
export const field = (page: Page, name: string, language: string) =>
  page.locator(`[data-field=${name}] [data-language=${language}] :is(textarea,[role=textbox])`)
