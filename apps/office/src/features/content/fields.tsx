import { lazy, Suspense } from 'react'
import { ChoicePart, FlagPart, LocalizedPart, NumberPart, PointPart, TextPart } from './basic-fields.tsx'
import { AttachmentsPart, CaptionsPart, FilePart, SourcePart } from './file-fields.tsx'
import type { FieldSpec } from './kinds.ts'
import { PhotosPart } from './PhotosPart.tsx'
import { StopsPart } from './StopsPart.tsx'
import { BannerPart, DayPart, DaysPart, InstantPart, OpeningPart, TimePart } from './time-fields.tsx'
import { DisciplinePart, UnitPart } from './unit-fields.tsx'

const RichPart = lazy(() => import('./RichPart.tsx').then(({ RichPart: part }) => ({ default: part })))

/** One field of a piece of content, by its spec: its value is always as the contract has it. */
export function ContentField({ spec }: { spec: FieldSpec }) {
  switch (spec.as) {
    case 'localized':
      return <LocalizedPart spec={spec} />
    case 'rich':
      return (
        <Suspense fallback={<div className="content-rich-waiting ui-skeleton" />}>
          <RichPart name={spec.name} nullable={spec.nullable} />
        </Suspense>
      )
    case 'text':
      return <TextPart spec={spec} />
    case 'choice':
      return <ChoicePart spec={spec} />
    case 'flag':
      return <FlagPart spec={spec} />
    case 'number':
      return <NumberPart spec={spec} />
    case 'instant':
      return <InstantPart spec={spec} />
    case 'day':
      return <DayPart spec={spec} />
    case 'days':
      return <DaysPart />
    case 'time':
      return <TimePart spec={spec} />
    case 'discipline':
      return <DisciplinePart spec={spec} />
    case 'unit':
      return <UnitPart spec={spec} />
    case 'file':
      return <FilePart spec={spec} />
    case 'source':
      return <SourcePart />
    case 'captions':
      return <CaptionsPart />
    case 'attachments':
      return <AttachmentsPart />
    case 'photos':
      return <PhotosPart />
    case 'stops':
      return <StopsPart />
    case 'point':
      return <PointPart />
    case 'opening':
      return <OpeningPart />
    case 'banner':
      return <BannerPart />
  }
}
