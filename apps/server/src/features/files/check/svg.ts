import { SaxesParser } from 'saxes'
import { Refused } from './found.ts'

/** Elements that do something, or bring in what is no drawing. */
const ACTIVE = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
])
const MOST_DEPTH = 200

/** Within the drawing, or a picture of pixels in it. */
const isOwn = (address: string): boolean => /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i.test(address)

/** Throws Refused for a drawing with a script, an entity, or anything that would be loaded; the drawing is sound XML otherwise. */
export function refuseActiveSvg(bytes: Uint8Array): void {
  const active = (what: string) => new Refused('active-content', `the drawing has ${what}`)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refused('broken', 'the drawing is not in UTF-8')
  }
  const parser = new SaxesParser({ position: false })
  let depth = 0
  parser.on('error', (error) => {
    throw new Refused('broken', error.message)
  })
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype) || doctype.includes('[')) throw active('entities of its own')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet/i.test(target)) throw active('a style sheet from elsewhere')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > MOST_DEPTH) throw new Refused('broken', 'the drawing is nested too deep')
    const local = name.toLowerCase().replace(/^.*:/, '')
    if (ACTIVE.has(local)) throw active(`<${local}>`)
    for (const [attribute, value] of Object.entries(attributes)) {
      const plain = attribute.toLowerCase().replace(/^.*:/, '')
      if (plain.startsWith('on')) throw active(attribute)
      if ((plain === 'href' && local !== 'a' && !isOwn(value)) || /^\s*javascript:/i.test(value))
        throw active(`${attribute} that leads out of it`)
      refuseLoads(value)
    }
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.on('text', refuseLoads)
  parser.on('cdata', refuseLoads)
  parser.write(text).close()

  function refuseLoads(style: string): void {
    if (/@import/i.test(style)) throw active('@import')
    for (const [, address = ''] of style.matchAll(/url\(\s*["']?([^)"']*)/gi))
      if (!isOwn(address)) throw active('url() that leads out of it')
  }
}
