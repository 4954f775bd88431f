/** Draws public/social.png, what a shared link shows. Run after changing the mark, a pictogram or a colour: `node apps/web/social.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSocialPicture } from './build/social-picture.ts'

const bytes = await drawSocialPicture()
writeFileSync(join(import.meta.dirname, 'public/social.png'), bytes)
console.log(`public/social.png ${bytes.length} bytes`)
