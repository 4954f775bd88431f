import { installPackages, mayInstallPackages, printed } from './process.mjs'

const hasArial = () => /^(?:Liberation Sans|Arial)\b/.test(printed('fc-match', ['--format=%{family}', 'Arial']) ?? '')

/**
 * Arial, or Liberation Sans, which is as wide, for the tests of texts that are shown before their own font has come: an installed one, else Debian's
 * package if we may install it. False if neither is available.
 */
export async function ensureArial() {
  if (hasArial() || !mayInstallPackages()) return hasArial()
  console.log('Installing the font Liberation Sans for the tests of fonts that come late')
  return (await installPackages('fonts-liberation')) && hasArial()
}
