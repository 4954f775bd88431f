export { EmptySection } from './EmptySection.tsx'
export { SectionPage } from './SectionPage.tsx'
export { isPlaceType } from './place-types.ts'
export type { SectionKey } from './sections.ts'
