import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import { FONTS } from './font-files.ts'
import { typesetPosters } from './poster-typesetting.ts'
import { isPosterRun } from './posters.ts'
import type { Printed } from './pdf-workers.ts'
import { withStructure } from './tagging.ts'
import { typeset } from './typesetting.ts'

/*
 * The thread that makes PDFs: setting a long list is a third of a second of work without a pause, which no visitor's request may wait for.
 */

const style = (name: string) => join(FONTS, `archivo-${name}.ttf`)
const family = (normal: string, bold: string) => ({ normal: style(normal), bold: style(bold) })

pdfmake.setFonts({
  Archivo: family('regular', 'bold'),
  'Archivo Extended': family('regular-extended', 'bold-extended'),
  Narrow: family('narrow', 'narrow-bold'),
  'Narrow Extended': family('narrow-extended', 'narrow-bold-extended'),
  Title: family('title', 'title'),
  'Title Extended': family('title-extended', 'title-extended'),
})
// nothing that a source writes may make the server read or fetch anything
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONTS))

async function print(printed: Printed): Promise<{ bytes: Uint8Array } | { failure: string }> {
  try {
    const { definition, plan } = isPosterRun(printed) ? typesetPosters(printed) : typeset(printed)
    return { bytes: Uint8Array.from(await withStructure(plan, async () => pdfmake.createPdf(definition).getBuffer())) }
  } catch (error) {
    return { failure: String(error instanceof Error ? error.stack : error) }
  }
}

parentPort?.on('message', (printed: Printed) => {
  void print(printed).then((made) => parentPort?.postMessage(made))
})
