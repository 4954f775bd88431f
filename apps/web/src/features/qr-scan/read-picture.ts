import type { CodeScan } from '../../platform/scan/code-scan.ts'

/** The codes in a picture. Its reader is fetched now; where it does not come, that is what is said. */
export async function readPicture(file: Blob): Promise<CodeScan> {
  try {
    const { scanPicture } = await import('../../platform/scan/scan.ts')
    return await scanPicture(file)
  } catch {
    return { kind: 'no-reader' }
  }
}
