export { EmptySection } from './EmptySection.tsx'
export { isPlaceType } from './place-types.ts'
export { SectionPage } from './SectionPage.tsx'
export type { SectionKey } from './sections.ts'
