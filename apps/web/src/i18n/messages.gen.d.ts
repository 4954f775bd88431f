// Generated from messages/por by build/catalogs.ts.
export type Noun = "frame" | "medals" | "participants" | "schedule" | "status" | "units"

export interface MessageArguments {
  "frame.skip": undefined
  "frame.places": undefined
  "frame.languages": undefined
  "frame.place-schedule": undefined
  "frame.place-athletes": undefined
  "frame.place-medals": undefined
  "frame.breadcrumb": undefined
  "frame.fresh-live": undefined
  "frame.fresh-connecting": undefined
  "frame.fresh-offline": undefined
  "frame.data-from": { "time": string | number }
  "frame.offline-said": undefined
  "frame.corrected": { "when": string | number }
  "frame.share": undefined
  "frame.copied": undefined
  "frame.home": undefined
  "frame.retry": undefined
  "frame.not-found": undefined
  "frame.not-found-why": undefined
  "frame.forbidden": undefined
  "frame.server-error": undefined
  "frame.unknown-error": undefined
  "frame.error-why": undefined
  "frame.at": { "time": string | number }
  "frame.on-day-at": { "day": string | number; "time": string | number }
  "medals.title": undefined
  "medals.after": { "when": string | number; "finished": string | number; "total": string | number }
  "medals.not-yet": undefined
  "medals.rank": undefined
  "medals.delegation": undefined
  "medals.won-gold": undefined
  "medals.won-silver": undefined
  "medals.won-bronze": undefined
  "medals.total": undefined
  "medals.tie": undefined
  "medals.delegations": { "count": number }
  "medals.sort-by": undefined
  "medals.sort-gold": undefined
  "medals.show-medallists": undefined
  "medals.loading": undefined
  "medals.not-loaded": undefined
  "medals.today": undefined
  "medals.latest": undefined
  "medals.unlisted": { "name": string | number; "gold": string | number; "silver": string | number; "bronze": string | number }
  "medals.said-won": { "medals": string | number; "name": string | number; "rank": string | number }
  "medals.said-lost": { "name": string | number; "medals": string | number }
  "medals.empty": undefined
  "medals.empty-why": { "total": number }
  "participants.athletes": undefined
  "participants.search": undefined
  "participants.do-search": undefined
  "participants.filters": undefined
  "participants.discipline": undefined
  "participants.every-discipline": undefined
  "participants.gender": undefined
  "participants.every-gender": undefined
  "participants.gender-M": undefined
  "participants.gender-F": undefined
  "participants.gender-X": undefined
  "participants.organisation": undefined
  "participants.every-organisation": undefined
  "participants.count": { "count": number }
  "participants.more": { "count": string | number }
  "participants.loading": undefined
  "participants.none": undefined
  "participants.none-why": undefined
  "participants.not-found": undefined
  "participants.not-found-why": undefined
  "participants.clear": undefined
  "participants.bib": { "bib": string | number }
  "participants.bib-card": undefined
  "participants.next": undefined
  "participants.in-games": undefined
  "participants.no-appearances": undefined
  "participants.medals": undefined
  "participants.medal-gold": undefined
  "participants.medal-silver": undefined
  "participants.medal-bronze": undefined
  "participants.place": { "rank": string | number }
  "participants.facts": undefined
  "participants.minor": undefined
  "participants.events": undefined
  "participants.birth-date": undefined
  "participants.height": undefined
  "participants.weight": undefined
  "participants.place-of-birth": undefined
  "participants.place-of-residence": undefined
  "participants.personal": undefined
  "participants.not-published": undefined
  "participants.only-what-is-needed": undefined
  "participants.minutes": undefined
  "participants.opponent": { "name": string | number }
  "schedule.title": undefined
  "schedule.title-of-day": { "day": string | number }
  "schedule.days": undefined
  "schedule.today": undefined
  "schedule.golds": { "count": number }
  "schedule.no-golds": undefined
  "schedule.filters": undefined
  "schedule.all": undefined
  "schedule.finals": undefined
  "schedule.discipline": undefined
  "schedule.every-discipline": undefined
  "schedule.apply": undefined
  "schedule.live": undefined
  "schedule.to-come": undefined
  "schedule.over": undefined
  "schedule.count": { "count": number }
  "schedule.now": undefined
  "schedule.empty-day": undefined
  "schedule.empty-day-why": undefined
  "schedule.empty-filter": undefined
  "schedule.empty-filter-why": undefined
  "schedule.clear-filters": undefined
  "schedule.no-games": undefined
  "status.UNSCHEDULED": undefined
  "status.SCHEDULED": undefined
  "status.START_LIST": undefined
  "status.GETTING_READY": undefined
  "status.RUNNING": undefined
  "status.SCHEDULED_BREAK": undefined
  "status.PROGRAMED_PAUSE": undefined
  "status.INTERRUPTED": undefined
  "status.DELAYED": undefined
  "status.POSTPONED": undefined
  "status.RESCHEDULED": undefined
  "status.CANCELLED": undefined
  "status.FINISHED": undefined
  "status.UNOFFICIAL": undefined
  "status.OFFICIAL": undefined
  "status.PROTESTED": undefined
  "units.phase.final": undefined
  "units.phase.bronze": undefined
  "units.phase.semifinal": undefined
  "units.phase.quarterfinal": undefined
  "units.phase.eighthfinal": undefined
  "units.phase.round-of-32": undefined
  "units.phase.round-of-64": undefined
  "units.phase.round-of-128": undefined
  "units.phase.heat": undefined
  "units.phase.qualification": undefined
  "units.phase.preliminary": undefined
  "units.phase.repechage": undefined
  "units.phase.repechage-final": undefined
  "units.phase.block": undefined
  "units.phase.ceremony": undefined
  "units.phase.weigh-in": undefined
  "units.phase.broadcast": undefined
  "units.phase.meeting": undefined
  "units.phase.draw": undefined
  "units.phase.training": undefined
  "units.phase.inspection": undefined
  "units.figured.round": { "figure": string | number }
  "units.figured.pool": { "figure": string | number }
  "units.figured.repechage-round": { "figure": string | number }
  "units.number-close": { "phase": string | number; "number": string | number }
  "units.number-apart": { "phase": string | number; "number": string | number }
  "units.winner-of": { "unit": string | number }
  "units.loser-of": { "unit": string | number }
  "units.qualified-from": { "unit": string | number }
  "units.to-be-decided": undefined
  "units.bye": undefined
  "units.period.quarter": { "figure": string | number }
  "units.period.half": { "figure": string | number }
  "units.period.set": { "figure": string | number }
  "units.period.game": { "figure": string | number }
  "units.period.period": { "figure": string | number }
  "units.period.round": { "figure": string | number }
  "units.period.overtime": { "figure": string | number }
  "units.stretch.overtime": undefined
  "units.stretch.shootout": undefined
  "units.stretch.golden-score": undefined
  "units.stretch.half-time": undefined
  "units.stretch.total": undefined
  "units.periods": undefined
  "units.medal.gold": undefined
  "units.medal.silver": undefined
  "units.medal.bronze": undefined
  "units.medal-for.gold": { "name": string | number }
  "units.medal-for.silver": { "name": string | number }
  "units.medal-for.bronze": { "name": string | number }
  "units.decides.gold": undefined
  "units.decides.bronze": undefined
  "units.irm.not-started": undefined
  "units.irm.not-finished": undefined
  "units.irm.disqualified": undefined
  "units.irm.withdrawn": undefined
  "units.irm.retired": undefined
  "units.irm.walkover": undefined
  "units.irm.no-mark": undefined
  "units.irm.lapped": undefined
  "units.irm.time-limit": undefined
  "units.irm.relegated": undefined
  "units.irm.excluded": undefined
  "units.irm.injured": undefined
  "units.qualified.place": undefined
  "units.qualified.time": undefined
  "units.record.world": undefined
  "units.record.games": undefined
  "units.record.area": undefined
  "units.record.national": undefined
  "units.record.personal": undefined
  "units.record.season": undefined
  "units.tabs": undefined
  "units.tab.summary": undefined
  "units.tab.startlist": undefined
  "units.tab.results": undefined
  "units.tab.reports": undefined
  "units.scoreboard": undefined
  "units.column.rank": undefined
  "units.column.order": undefined
  "units.column.lane": undefined
  "units.column.bib": undefined
  "units.column.competitor": undefined
  "units.column.organisation": undefined
  "units.column.reaction": undefined
  "units.column.wind": undefined
  "units.column.result": undefined
  "units.column.difference": undefined
  "units.column.marks": undefined
  "units.in-order": { "order": string | number }
  "units.in-lane": { "lane": string | number }
  "units.with-bib": { "bib": string | number }
  "units.with-reaction": { "time": string | number }
  "units.with-wind": { "speed": string | number }
  "units.wind": undefined
  "units.wind-speed": { "speed": string | number }
  "units.squad": { "count": number }
  "units.splits": undefined
  "units.tied": undefined
  "units.before": undefined
  "units.next-up": undefined
  "units.in-minutes": { "minutes": string | number }
  "units.explained.PROTESTED": undefined
  "units.explained.UNOFFICIAL": undefined
  "units.explained.CANCELLED": undefined
  "units.explained.POSTPONED": undefined
  "units.explained.INTERRUPTED": undefined
  "units.explained.DELAYED": undefined
  "units.settled": { "time": string | number }
  "units.updated": { "time": string | number }
  "units.notes": undefined
  "units.same-phase": undefined
  "units.no-startlist": undefined
  "units.no-startlist-why": undefined
  "units.no-results": undefined
  "units.no-results-why": undefined
  "units.no-results-called-off": undefined
  "units.no-reports": undefined
  "units.no-reports-why": undefined
  "units.see-startlist": undefined
  "units.see-results": undefined
  "units.told-score": { "home": string | number; "homeScore": string | number; "away": string | number; "awayScore": string | number }
  "units.told-leader": { "name": string | number; "result": string | number }
  "units.full-result": undefined
}
