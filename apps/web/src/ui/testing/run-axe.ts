import { markContrasts } from '@games/testing/mark-contrasts'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** axe's own: it looks at the contrast of every text. */
const EVERY_TEXT = '*'

const contrastOf = (selector: string): void => axe.configure({ rules: [{ id: 'color-contrast', selector }] })

/**
 * What axe finds wrong with the document (`violations`): it does not write down what each rule found to be right, and of texts whose contrast is
 * the same it looks at one.
 */
export async function runAxe(options: RunOptions = {}): Promise<AxeResults> {
  markContrasts()
  contrastOf('[data-contrast]')
  try {
    return await axe.run(document, { resultTypes: ['violations'], ...options })
  } finally {
    // files share it: who asks axe itself has every text looked at
    contrastOf(EVERY_TEXT)
  }
}
