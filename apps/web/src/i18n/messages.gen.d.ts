// Generated from messages/por by build/catalogs.ts.
export type Noun = "access-log" | "accounts" | "agenda" | "app-shell" | "awards" | "board" | "books" | "changed" | "changes" | "content" | "courses" | "descriptions" | "discipline" | "embed" | "events" | "family" | "feedback" | "home" | "ledger" | "login" | "mail" | "manifest" | "matches" | "medals" | "notifications" | "offline" | "organisation" | "pages" | "participants" | "places" | "points" | "posters" | "pwa" | "qr-scan" | "ranking" | "reports" | "safe-sport" | "schedule" | "search" | "settings" | "spoken" | "status" | "time" | "trivia" | "units" | "validation" | "venues" | "widget"

export interface MessageArguments {
  "access-log.title": undefined
  "access-log.only-totals": { "when": string | number }
  "access-log.mode": undefined
  "access-log.mode-day": undefined
  "access-log.mode-week": undefined
  "access-log.mode-range": undefined
  "access-log.days": { "from": string | number; "to": string | number }
  "access-log.days-month": { "first": string | number; "day": string | number; "month": string | number; "year": string | number }
  "access-log.earlier": { "days": string | number }
  "access-log.later": { "days": string | number }
  "access-log.range": undefined
  "access-log.range-from": undefined
  "access-log.range-to": undefined
  "access-log.range-show": undefined
  "access-log.filters": undefined
  "access-log.filter": undefined
  "access-log.device": undefined
  "access-log.every-device": undefined
  "access-log.platform": undefined
  "access-log.every-platform": undefined
  "access-log.platform-web": undefined
  "access-log.platform-pwa": undefined
  "access-log.platform-ios": undefined
  "access-log.platform-android": undefined
  "access-log.compare": undefined
  "access-log.fault": undefined
  "access-log.fault-malformed": undefined
  "access-log.fault-backwards": undefined
  "access-log.fault-future": undefined
  "access-log.fault-too-long": { "most": string | number }
  "access-log.to-today": undefined
  "access-log.empty": undefined
  "access-log.empty-why": undefined
  "access-log.empty-narrowed": undefined
  "access-log.clear": undefined
  "access-log.today": undefined
  "access-log.total": undefined
  "access-log.total-of": { "when": string | number }
  "access-log.share": undefined
  "access-log.success": undefined
  "access-log.errors": undefined
  "access-log.per-cent": { "share": string | number }
  "access-log.responses": { "count": number; "text": string | number }
  "access-log.not-found": { "count": number; "text": string | number }
  "access-log.before": undefined
  "access-log.before-same-time": { "count": string | number }
  "access-log.before-day": { "count": string | number }
  "access-log.before-days": { "days": string | number; "count": string | number }
  "access-log.now": undefined
  "access-log.per-day": undefined
  "access-log.per-week": undefined
  "access-log.per-hour": { "when": string | number }
  "access-log.day": undefined
  "access-log.week": undefined
  "access-log.hour": undefined
  "access-log.week-of": { "days": string | number }
  "access-log.legend-success": undefined
  "access-log.legend-errors": undefined
  "access-log.legend-before": undefined
  "access-log.mark-errors": { "count": string | number }
  "access-log.bar": { "name": string | number; "total": string | number }
  "access-log.bar-errors": { "errors": string | number; "share": string | number }
  "access-log.bar-before": { "before": string | number }
  "access-log.bar-to-come": { "name": string | number }
  "access-log.as-table": undefined
  "access-log.peaks": undefined
  "access-log.of-all": undefined
  "access-log.devices": { "when": string | number }
  "access-log.statuses": { "when": string | number }
  "access-log.platforms": { "when": string | number }
  "access-log.routes": { "when": string | number }
  "access-log.route": undefined
  "access-log.status": undefined
  "access-log.count": undefined
  "access-log.median": undefined
  "access-log.milliseconds": { "ms": string | number }
  "access-log.group-2xx": undefined
  "access-log.group-3xx": undefined
  "access-log.group-4xx": undefined
  "access-log.group-5xx": undefined
  "access-log.status-200": undefined
  "access-log.status-201": undefined
  "access-log.status-204": undefined
  "access-log.status-301": undefined
  "access-log.status-302": undefined
  "access-log.status-304": undefined
  "access-log.status-400": undefined
  "access-log.status-401": undefined
  "access-log.status-403": undefined
  "access-log.status-404": undefined
  "access-log.status-500": undefined
  "access-log.status-502": undefined
  "access-log.status-503": undefined
  "access-log.status-other": undefined
  "access-log.beacon": undefined
  "access-log.beacon-why": undefined
  "access-log.beacon-settings": undefined
  "access-log.beacon-none": undefined
  "access-log.date": { "day": string | number; "month": string | number; "year": string | number }
  "access-log.date-short": { "day": string | number; "month": string | number }
  "access-log.device-mobile": undefined
  "access-log.device-desktop": undefined
  "access-log.device-bot": undefined
  "access-log.device-tablet": undefined
  "access-log.group-1xx": undefined
  "access-log.peak": { "count": string | number; "when": string | number; "time": string | number }
  "access-log.peak-today": { "count": string | number; "time": string | number }
  "access-log.peak-at": { "when": string | number; "time": string | number }
  "access-log.per-minute": undefined
  "access-log.no-occasion": undefined
  "access-log.occasion-final": { "event": string | number; "discipline": string | number }
  "access-log.occasion-medals": { "event": string | number; "discipline": string | number }
  "access-log.occasion-announcement": { "title": string | number }
  "access-log.occasion-release": undefined
  "access-log.more-routes": { "count": number }
  "access-log.kind": undefined
  "access-log.kind-page": undefined
  "access-log.kind-payload": undefined
  "access-log.kind-api": undefined
  "access-log.kind-private": undefined
  "access-log.kind-widget": undefined
  "access-log.kind-stream": undefined
  "access-log.kind-ingest": undefined
  "access-log.kind-office": undefined
  "access-log.kind-asset": undefined
  "access-log.kind-other": undefined
  "access-log.durations": undefined
  "access-log.p95": undefined
  "access-log.too-slow": undefined
  "access-log.cross": { "when": string | number }
  "access-log.cross-more": { "count": number }
  "access-log.success-count": undefined
  "access-log.error-count": undefined
  "access-log.files": undefined
  "access-log.file-csv": undefined
  "access-log.file-xlsx": undefined
  "accounts.title": undefined
  "accounts.profile": undefined
  "accounts.profile-about": undefined
  "accounts.password": undefined
  "accounts.password-about": { "date": string | number }
  "accounts.devices": undefined
  "accounts.devices-about": undefined
  "accounts.devices-count": { "count": number }
  "accounts.data": undefined
  "accounts.data-about": undefined
  "accounts.points": undefined
  "accounts.points-about": undefined
  "accounts.ranking": undefined
  "accounts.ranking-about": undefined
  "accounts.log-out": undefined
  "accounts.log-out-about": undefined
  "accounts.needed": undefined
  "accounts.needed-why": undefined
  "accounts.closed-why": undefined
  "accounts.failed": undefined
  "accounts.failed-why": undefined
  "accounts.email": undefined
  "accounts.cpf": undefined
  "accounts.no-cpf": undefined
  "accounts.no-email": undefined
  "accounts.username": undefined
  "accounts.username-hint": undefined
  "accounts.new-email": undefined
  "accounts.new-email-hint": { "email": string | number }
  "accounts.new-email-hint-none": undefined
  "accounts.confirm": undefined
  "accounts.confirm-hint": undefined
  "accounts.delegation": undefined
  "accounts.no-delegation": undefined
  "accounts.not-stored": undefined
  "accounts.not-stored-why": undefined
  "accounts.save": undefined
  "accounts.saved": { "time": string | number }
  "accounts.current": undefined
  "accounts.new-password": undefined
  "accounts.repeat": undefined
  "accounts.others-out": undefined
  "accounts.others-out-why": undefined
  "accounts.change": undefined
  "accounts.changed": undefined
  "accounts.changed-why": undefined
  "accounts.connected": undefined
  "accounts.device": { "browser": string | number; "system": string | number }
  "accounts.device-unknown": undefined
  "accounts.this-one": undefined
  "accounts.used-now": { "since": string | number }
  "accounts.used": { "date": string | number; "since": string | number }
  "accounts.device-out": undefined
  "accounts.device-out-of": { "device": string | number }
  "accounts.device-is-out": undefined
  "accounts.device-failed": undefined
  "accounts.strange": undefined
  "accounts.strange-why": undefined
  "accounts.strange-way": undefined
  "accounts.all-out": undefined
  "accounts.all-are-out": undefined
  "accounts.copy": undefined
  "accounts.copy-about": undefined
  "accounts.download": undefined
  "accounts.downloading": undefined
  "accounts.downloaded": undefined
  "accounts.kept": undefined
  "accounts.kept-account": undefined
  "accounts.kept-account-time": undefined
  "accounts.kept-cpf-time": undefined
  "accounts.kept-devices-time": undefined
  "accounts.kept-feedback": undefined
  "accounts.kept-feedback-time": undefined
  "accounts.delete": undefined
  "accounts.delete-question": { "username": string | number }
  "accounts.delete-question-own": undefined
  "accounts.delete-points": { "points": number }
  "accounts.gone": undefined
  "accounts.gone-person": undefined
  "accounts.gone-points": undefined
  "accounts.gone-devices": undefined
  "accounts.stays": undefined
  "accounts.stays-feedback": undefined
  "accounts.delete-type": { "username": string | number }
  "accounts.delete-type-own": undefined
  "accounts.keep": undefined
  "accounts.deleted": undefined
  "accounts.outbox": undefined
  "accounts.outbox-about": undefined
  "accounts.outbox-empty": undefined
  "accounts.outbox-empty-why": undefined
  "accounts.outbox-again": undefined
  "accounts.outbox-to": { "to": string | number; "date": string | number; "time": string | number }
  "accounts.passkeys": undefined
  "accounts.passkeys-about": undefined
  "accounts.passkeys-why": undefined
  "accounts.passkeys-none": undefined
  "accounts.passkey-unused": { "created": string | number }
  "accounts.passkey-used": { "created": string | number; "used": string | number }
  "accounts.passkey-remove": undefined
  "accounts.passkey-remove-of": { "device": string | number }
  "accounts.passkey-removed": undefined
  "accounts.passkey-failed": undefined
  "accounts.passkey-make": undefined
  "accounts.passkey-made": undefined
  "accounts.passkey-not-made": undefined
  "accounts.passkey-not-made-why": undefined
  "accounts.passkey-cannot": undefined
  "agenda.title": undefined
  "agenda.day": undefined
  "agenda.followed": undefined
  "agenda.notifications": undefined
  "agenda.count": { "count": number }
  "agenda.conflicts": { "count": number }
  "agenda.needs-script": undefined
  "agenda.nobody": undefined
  "agenda.nobody-why": undefined
  "agenda.choose-delegation": undefined
  "agenda.find-athlete": undefined
  "agenda.no-account": undefined
  "agenda.nothing-on-day": undefined
  "agenda.nothing-on-day-why": undefined
  "agenda.in-order": undefined
  "agenda.conflict": undefined
  "agenda.conflict-way": { "from": string | number; "to": string | number; "by": string; "minutes": string | number }
  "agenda.conflict-overlap": { "minutes": number }
  "agenda.gap-minutes": { "minutes": string | number }
  "agenda.gap-hours": { "hours": string | number; "minutes": number }
  "agenda.gap-way": { "by": string; "minutes": string | number }
  "agenda.on-now": undefined
  "agenda.today": undefined
  "agenda.nothing-left": undefined
  "agenda.kind-athlete": undefined
  "agenda.kind-team": undefined
  "agenda.kind-delegation": undefined
  "agenda.kind-discipline": undefined
  "agenda.kind-unit": undefined
  "agenda.unknown": undefined
  "agenda.tools": undefined
  "agenda.calendar": undefined
  "agenda.calendar-follow": undefined
  "agenda.calendar-note": undefined
  "agenda.share": undefined
  "agenda.code": undefined
  "agenda.code-label": undefined
  "agenda.print": undefined
  "agenda.sent": { "count": number }
  "agenda.sent-more": { "names": string | number; "count": string | number }
  "agenda.sent-known": undefined
  "agenda.sent-follow": undefined
  "agenda.sent-leave": undefined
  "agenda.sent-close": undefined
  "agenda.spoilers": undefined
  "agenda.spoilers-hint": undefined
  "app-shell.sheet-time": { "offset": string | number }
  "app-shell.skip": undefined
  "app-shell.places": undefined
  "app-shell.languages": undefined
  "app-shell.menu-home": undefined
  "app-shell.menu-grid": undefined
  "app-shell.menu-athletes": undefined
  "app-shell.menu-disciplines": undefined
  "app-shell.menu-medals": undefined
  "app-shell.menu-ranking": undefined
  "app-shell.menu-results": undefined
  "app-shell.menu-reports": undefined
  "app-shell.menu-venues": undefined
  "app-shell.menu-login": undefined
  "app-shell.menu-trivia": undefined
  "app-shell.menu-transport": undefined
  "app-shell.menu-hotels": undefined
  "app-shell.menu-hospitals": undefined
  "app-shell.menu-ambassadors": undefined
  "app-shell.menu-courses": undefined
  "app-shell.menu-secure": undefined
  "app-shell.menu-videos": undefined
  "app-shell.menu-photos": undefined
  "app-shell.menu-awards": undefined
  "app-shell.menu-sponsors": undefined
  "app-shell.menu-qr-scan": undefined
  "app-shell.menu-informativos": undefined
  "app-shell.menu-feedback": undefined
  "app-shell.bottom": undefined
  "app-shell.menu": undefined
  "app-shell.more": undefined
  "app-shell.search": undefined
  "app-shell.settings": undefined
  "app-shell.embed": undefined
  "app-shell.api": undefined
  "app-shell.account": undefined
  "app-shell.log-out": undefined
  "app-shell.close": undefined
  "app-shell.loading": undefined
  "app-shell.toasts": undefined
  "app-shell.consent": undefined
  "app-shell.consent-question": undefined
  "app-shell.consent-more": undefined
  "app-shell.consent-accept": undefined
  "app-shell.consent-reject": undefined
  "app-shell.breadcrumb": undefined
  "app-shell.fresh-live": undefined
  "app-shell.fresh-connecting": undefined
  "app-shell.fresh-offline": undefined
  "app-shell.data-from": { "time": string | number }
  "app-shell.data-from-day": { "day": string | number; "time": string | number }
  "app-shell.offline-notice": undefined
  "app-shell.corrected": { "when": string | number }
  "app-shell.share": undefined
  "app-shell.copied": undefined
  "app-shell.not-shared": undefined
  "app-shell.home": undefined
  "app-shell.retry": undefined
  "app-shell.load-error": undefined
  "app-shell.try-later": undefined
  "app-shell.no-results": undefined
  "app-shell.not-found": undefined
  "app-shell.not-found-why": undefined
  "app-shell.forbidden": undefined
  "app-shell.forbidden-why": undefined
  "app-shell.server-error": undefined
  "app-shell.unknown-error": undefined
  "app-shell.unknown-error-why": undefined
  "app-shell.error-why": undefined
  "app-shell.at": { "time": string | number }
  "app-shell.on-day-at": { "day": string | number; "time": string | number }
  "app-shell.tied": undefined
  "app-shell.early": undefined
  "app-shell.early-why": undefined
  "app-shell.banners": undefined
  "app-shell.banners-more": { "count": number }
  "app-shell.banner-emergency": undefined
  "app-shell.banner-warning": undefined
  "app-shell.banner-notice": undefined
  "app-shell.banner-close": { "title": string | number }
  "app-shell.agenda": undefined
  "app-shell.follow": undefined
  "app-shell.following": undefined
  "app-shell.unfollow": undefined
  "app-shell.followed": { "name": string | number }
  "app-shell.unfollowed": { "name": string | number }
  "app-shell.follow-most": { "most": string | number }
  "app-shell.undo": undefined
  "app-shell.open-agenda": undefined
  "app-shell.show": undefined
  "app-shell.show-result": { "name": string | number }
  "app-shell.show-all": undefined
  "app-shell.results-hidden": undefined
  "awards.given": undefined
  "awards.to-come": undefined
  "awards.now": undefined
  "awards.of-day": { "count": number }
  "awards.after": undefined
  "awards.after-final": undefined
  "awards.after-final-at": { "time": string | number }
  "awards.presented-by": undefined
  "awards.moves": undefined
  "awards.none": undefined
  "awards.medals": undefined
  "awards.calendar": undefined
  "board.title": { "name": string | number }
  "board.nothing": undefined
  "board.next": undefined
  "board.champions": undefined
  "board.medals": undefined
  "board.away": undefined
  "board.away-since": { "time": string | number }
  "books.start-list": undefined
  "books.results": undefined
  "books.final-rank": undefined
  "books.medals": undefined
  "books.programme": undefined
  "books.medal": undefined
  "books.time": undefined
  "books.discipline": undefined
  "books.event": undefined
  "books.place": undefined
  "books.status": undefined
  "books.as-of": { "day": string | number; "time": string | number }
  "books.venue-time": undefined
  "books.corrected": { "day": string | number; "time": string | number }
  "books.page": { "page": string | number; "pages": string | number }
  "books.newest": undefined
  "books.finished": { "finished": string | number; "total": string | number }
  "books.outside": undefined
  "books.open": undefined
  "books.no-rows": undefined
  "books.at": { "day": string | number; "time": string | number }
  "books.at-end": { "day": string | number }
  "books.paper-sheet": undefined
  "books.open-desk": undefined
  "books.signature": undefined
  "books.referee": undefined
  "changed.link": undefined
  "changed.count": { "count": number; "time": string | number }
  "changed.count-day": { "count": number; "day": string | number; "time": string | number }
  "changes.title": undefined
  "changes.since": { "time": string | number }
  "changes.since-day": { "day": string | number; "time": string | number }
  "changes.since-visit": { "time": string | number }
  "changes.since-when": undefined
  "changes.of-what": undefined
  "changes.everything": undefined
  "changes.delegation": { "code": string | number }
  "changes.count": { "count": number }
  "changes.none": undefined
  "changes.none-why": undefined
  "changes.to-programme": undefined
  "changes.rest": { "count": number }
  "changes.new": undefined
  "changes.cancelled": undefined
  "changes.postponed": undefined
  "changes.delayed": undefined
  "changes.reinstated": undefined
  "changes.removed": undefined
  "changes.added": undefined
  "changes.moved": undefined
  "changes.place": undefined
  "changes.result": undefined
  "changes.protested": undefined
  "changes.medal": undefined
  "changes.decision": undefined
  "changes.decision-number": { "number": string | number }
  "changes.protest": undefined
  "changes.no-time": undefined
  "changes.from-to": { "from": string | number; "to": string | number }
  "changes.more": { "count": number }
  "changes.colour": { "medal": string }
  "changes.medal-lost": { "name": string | number; "medal": string | number }
  "changes.medal-won": { "name": string | number; "medal": string | number }
  "changes.medal-changed": { "name": string | number; "from": string | number; "to": string | number }
  "changes.added-to-list": { "name": string | number }
  "changes.removed-to-list": { "name": string | number }
  "changes.rank": { "name": string | number; "from": string | number; "to": string | number }
  "changes.position": { "place": string | number }
  "changes.figure": { "name": string | number; "from": string | number; "to": string | number }
  "content.loading": undefined
  "content.gone": undefined
  "content.gone-why": undefined
  "content.published": { "moment": string | number }
  "content.corrected": { "moment": string | number }
  "content.corrected-at": { "moment": string | number }
  "content.pdf": { "size": string | number }
  "content.pages": { "count": number }
  "content.open": undefined
  "content.download": { "name": string | number }
  "content.kept": undefined
  "content.failed": undefined
  "content.download-failed": { "name": string | number }
  "content.done": undefined
  "content.open-failed": undefined
  "content.remains": { "moment": string | number }
  "content.open-kept": undefined
  "content.routes": undefined
  "content.timetables": undefined
  "content.every": { "minutes": string | number }
  "content.from-to": { "first": string | number; "last": string | number }
  "content.after": { "minutes": string | number }
  "content.urgent": undefined
  "content.important": undefined
  "content.unread": undefined
  "content.by-title": undefined
  "content.sort": undefined
  "content.sort-date": undefined
  "content.sort-priority": undefined
  "content.sort-title": undefined
  "content.shown": { "shown": string | number; "of": string | number }
  "content.more": undefined
  "content.no-title": undefined
  "content.bulletin": undefined
  "content.issued-by": { "issuer": string | number }
  "content.today": undefined
  "content.today-first": undefined
  "content.every-day": undefined
  "content.ceremonies": undefined
  "content.discipline": undefined
  "content.every-discipline": undefined
  "content.narrow": undefined
  "content.albums": undefined
  "content.no-albums": undefined
  "content.photos": { "count": number }
  "content.by": { "credit": string | number }
  "content.photo": { "number": string | number; "of": string | number }
  "content.photo-of": { "number": string | number; "of": string | number; "words": string | number }
  "content.of": { "of": string | number }
  "content.photo-by": { "credit": string | number }
  "content.previous": undefined
  "content.next": undefined
  "content.download-photo": undefined
  "content.result": undefined
  "content.removal": undefined
  "content.removal-sent": undefined
  "content.removal-sent-why": undefined
  "content.removal-asked": undefined
  "content.removal-failed": undefined
  "content.in-photo": undefined
  "content.ask-removal": undefined
  "content.videos": undefined
  "content.live": undefined
  "content.live-now": undefined
  "content.on-now": undefined
  "content.to-come": undefined
  "content.streams": undefined
  "content.captioned": undefined
  "content.no-captions": undefined
  "content.no-signal": undefined
  "content.signal-lost": undefined
  "content.signal-lost-why": undefined
  "content.for-users": undefined
  "content.log-in": undefined
  "content.watch": { "name": string | number }
  "content.watch-elsewhere": undefined
  "content.all-videos": undefined
  "content.not-played": undefined
  "content.not-played-why": undefined
  "content.not-played-here": undefined
  "content.preview": undefined
  "content.preview-nothing": undefined
  "content.preview-nothing-why": undefined
  "content.preview-staff": undefined
  "content.preview-staff-why": undefined
  "courses.choose": undefined
  "courses.of-all": undefined
  "courses.of-athletes": undefined
  "courses.of-coaches": undefined
  "courses.of-remote": undefined
  "courses.none": undefined
  "courses.show-all": undefined
  "courses.over": undefined
  "courses.for-athletes": undefined
  "courses.for-coaches": undefined
  "courses.seats": { "count": number }
  "courses.with": { "teacher": string | number }
  "courses.remote": undefined
  "courses.any-time": undefined
  "courses.from": { "day": string | number; "time": string | number }
  "courses.span": { "day": string | number; "from": string | number; "until": string | number }
  "courses.more": { "title": string | number }
  "courses.enrol": undefined
  "courses.enrol-in": { "title": string | number }
  "descriptions.site": undefined
  "descriptions.home": undefined
  "descriptions.days": { "day": string | number }
  "descriptions.event": { "day": string | number }
  "descriptions.disciplines": undefined
  "descriptions.grid": undefined
  "descriptions.classification": undefined
  "descriptions.ledger": undefined
  "descriptions.medals-all": undefined
  "descriptions.medals-of": { "title": string | number }
  "descriptions.medallists": { "title": string | number }
  "descriptions.athletes": undefined
  "descriptions.teams": undefined
  "descriptions.delegations": undefined
  "descriptions.profile": { "title": string | number }
  "descriptions.team": { "title": string | number }
  "descriptions.delegation": { "title": string | number }
  "descriptions.discipline-schedule": { "name": string | number }
  "descriptions.discipline-competitions": { "name": string | number }
  "descriptions.event-course": { "title": string | number }
  "descriptions.event-finalrank": { "title": string | number }
  "descriptions.discipline-participants": { "name": string | number }
  "descriptions.discipline-medals": { "name": string | number }
  "descriptions.discipline-finalrank": { "name": string | number }
  "descriptions.unit": { "title": string | number }
  "descriptions.match-stats": undefined
  "descriptions.venues": undefined
  "descriptions.board": { "name": string | number }
  "descriptions.venue": { "name": string | number }
  "descriptions.changes": undefined
  "descriptions.embed": undefined
  "descriptions.feedback": undefined
  "descriptions.ranking": undefined
  "descriptions.qr-scan": undefined
  "descriptions.account": undefined
  "descriptions.secure": undefined
  "descriptions.trivia": undefined
  "descriptions.agenda": undefined
  "discipline.sections": undefined
  "discipline.section-schedule": undefined
  "discipline.section-competitions": undefined
  "discipline.section-participants": undefined
  "discipline.section-medals": undefined
  "discipline.section-finalrank": undefined
  "discipline.section-reports": undefined
  "discipline.events": { "count": number }
  "discipline.decided": { "total": number; "finished": string | number }
  "discipline.none": undefined
  "discipline.none-why": undefined
  "discipline.no-events": undefined
  "discipline.no-events-why": undefined
  "discipline.gender-W": undefined
  "discipline.gender-M": undefined
  "discipline.gender-X": undefined
  "discipline.gender-O": undefined
  "discipline.live": undefined
  "discipline.won-gold": undefined
  "discipline.won-silver": undefined
  "discipline.won-bronze": undefined
  "discipline.over": { "units": number; "over": string | number }
  "discipline.final-on": { "day": string | number }
  "discipline.course": undefined
  "discipline.no-ranking": undefined
  "discipline.no-ranking-why": undefined
  "discipline.see-competitions": undefined
  "discipline.ranked-events": undefined
  "discipline.medal-tabs": undefined
  "discipline.medals-all": undefined
  "discipline.medals-medallists": undefined
  "discipline.live-count": { "count": string | number }
  "discipline.next": undefined
  "discipline.venues": undefined
  "discipline.phases-of": { "event": string | number }
  "discipline.only-medals": undefined
  "discipline.medals-gender": undefined
  "discipline.medals-division": undefined
  "discipline.every-event": undefined
  "discipline.choose-event": undefined
  "embed.title": undefined
  "embed.what": undefined
  "embed.widget": undefined
  "embed.title-medals": undefined
  "embed.title-events": undefined
  "embed.choices": undefined
  "embed.discipline": undefined
  "embed.any-discipline": undefined
  "embed.delegation": undefined
  "embed.any-delegation": undefined
  "embed.gender": undefined
  "embed.any-gender": undefined
  "embed.gender-W": undefined
  "embed.gender-M": undefined
  "embed.gender-X": undefined
  "embed.division": undefined
  "embed.any-division": undefined
  "embed.division-1": undefined
  "embed.division-2": undefined
  "embed.division-3": undefined
  "embed.day": undefined
  "embed.any-day": undefined
  "embed.tomorrow": undefined
  "embed.show": undefined
  "embed.any-show": undefined
  "embed.show-results": undefined
  "embed.rows": undefined
  "embed.any-rows": undefined
  "embed.theme": undefined
  "embed.any-theme": undefined
  "embed.theme-light": undefined
  "embed.theme-dark": undefined
  "embed.language": undefined
  "embed.any-language": undefined
  "embed.make": undefined
  "embed.preview": undefined
  "embed.open-alone": undefined
  "embed.code": undefined
  "embed.code-how": undefined
  "embed.frame": undefined
  "embed.frame-how": undefined
  "embed.copy": undefined
  "embed.copied": undefined
  "embed.copy-by-hand": undefined
  "events.all": undefined
  "events.see-all": undefined
  "events.none": undefined
  "events.none-why": undefined
  "events.over": { "units": number; "over": string | number }
  "events.live": { "count": string | number }
  "events.bracket-main": undefined
  "events.bracket-repechage": undefined
  "events.bracket-bronze": undefined
  "events.bracket-placement": undefined
  "events.how-repechage": undefined
  "events.how-bronze": undefined
  "events.how-placement": undefined
  "events.from-round": undefined
  "events.match": { "kind": string }
  "events.match-number": { "kind": string; "number": string | number }
  "events.matches": { "kind": string; "count": number }
  "events.decides-gold": undefined
  "events.decides-bronze": undefined
  "events.short.final": undefined
  "events.short.semifinal": undefined
  "events.short.quarterfinal": undefined
  "events.short.eighthfinal": undefined
  "events.short.round-of-32": undefined
  "events.short.round-of-64": undefined
  "events.short.round-of-128": undefined
  "events.short.repechage": undefined
  "events.bye": undefined
  "events.to-be-decided": undefined
  "events.to-come": undefined
  "events.next-up": undefined
  "events.wins": { "unit": string | number }
  "events.loses": { "unit": string | number }
  "events.comes-from": { "unit": string | number }
  "events.standing-current": undefined
  "events.standing-cumulative": undefined
  "events.placed-in": { "place": string | number; "unit": string | number }
  "events.winner-of": { "gender": string; "unit": string | number }
  "events.loser-of": { "gender": string; "unit": string | number }
  "events.sentence-won": { "head": string | number; "winner": string | number; "loser": string | number }
  "events.sentence-against": { "head": string | number; "home": string | number; "away": string | number }
  "events.sentence-score": { "sentence": string | number; "ours": string | number; "theirs": string | number }
  "events.sentence-bye": { "head": string | number; "name": string | number }
  "events.rank": undefined
  "events.rank-short": undefined
  "events.competitor": undefined
  "events.column-played": undefined
  "events.column-won": undefined
  "events.column-tied": undefined
  "events.column-lost": undefined
  "events.column-for": undefined
  "events.column-against": undefined
  "events.column-ratio": undefined
  "events.column-points": undefined
  "events.short-played": undefined
  "events.short-won": undefined
  "events.short-tied": undefined
  "events.short-lost": undefined
  "events.short-for": undefined
  "events.short-against": undefined
  "events.short-ratio": undefined
  "events.short-points": undefined
  "events.pool-table": { "pool": string | number }
  "events.pool-over": undefined
  "events.pool-progress": { "units": number; "over": string | number }
  "events.row-matches": { "count": number }
  "events.matrix": { "pool": string | number }
  "events.phases": undefined
  "events.qualified": { "gender": string; "count": number }
  "events.records": undefined
  "events.record": undefined
  "events.record-result": undefined
  "events.record-holder": undefined
  "events.record-place": undefined
  "events.record-date": undefined
  "events.record-more": { "record": string | number }
  "events.equalled": undefined
  "events.set-here": undefined
  "family.title": { "name": string | number }
  "family.updated": { "time": string | number }
  "family.refresh": undefined
  "family.in-minutes": { "count": string | number }
  "family.against": { "name": string | number }
  "family.today": { "day": string | number }
  "family.later": undefined
  "family.earlier": undefined
  "family.nothing-today": undefined
  "family.nothing": undefined
  "family.won": undefined
  "family.lost": undefined
  "family.place": { "rank": string | number }
  "family.place-shared": { "rank": string | number }
  "family.code": undefined
  "family.open-elsewhere": undefined
  "family.venue-time": undefined
  "family.whole": undefined
  "family.what-it-is": undefined
  "family.number": { "bib": string | number }
  "feedback.title": undefined
  "feedback.step": { "step": string | number }
  "feedback.sentiment": undefined
  "feedback.happy": undefined
  "feedback.neutral": undefined
  "feedback.sad": undefined
  "feedback.about": undefined
  "feedback.continue": undefined
  "feedback.change": undefined
  "feedback.suggestion": undefined
  "feedback.hint": undefined
  "feedback.least": { "least": string | number }
  "feedback.length": { "length": number; "most": number }
  "feedback.back": undefined
  "feedback.send": undefined
  "feedback.sending": undefined
  "feedback.thanks": undefined
  "feedback.read": undefined
  "feedback.waiting": undefined
  "feedback.waits": undefined
  "feedback.waiting-count": { "count": number }
  "feedback.you-said": undefined
  "feedback.your-suggestion": undefined
  "feedback.characters": { "length": number }
  "feedback.home": undefined
  "feedback.more": undefined
  "feedback.failed": undefined
  "feedback.failed-why": undefined
  "feedback.limit": undefined
  "feedback.limit-count": undefined
  "feedback.limit-until": { "time": string | number }
  "feedback.send-at": { "time": string | number }
  "feedback.copy": undefined
  "feedback.copied": undefined
  "feedback.copy-failed": undefined
  "feedback.urgent": undefined
  "feedback.sentiment-required": undefined
  "feedback.sentiment-invalid": undefined
  "feedback.suggestion-required": undefined
  "feedback.suggestion-10": undefined
  "feedback.suggestion-long": undefined
  "home.title": undefined
  "home.day-of": { "number": string | number; "count": string | number }
  "home.live": undefined
  "home.more": { "count": string | number }
  "home.nothing-live": undefined
  "home.next": undefined
  "home.programme": undefined
  "home.minutes": undefined
  "home.soon": undefined
  "home.decides-gold": undefined
  "home.decides-bronze": undefined
  "home.nothing-after": undefined
  "home.all-over": undefined
  "home.not-published": undefined
  "home.medals-today": undefined
  "home.decided": { "decided": string | number; "events": number }
  "home.no-medals-yet": undefined
  "home.no-medals-today": undefined
  "home.medal-gold": undefined
  "home.medal-silver": undefined
  "home.medal-bronze": undefined
  "home.delegation": undefined
  "home.choose": undefined
  "home.choose-none": undefined
  "home.choose-why": undefined
  "home.leads": { "name": string | number }
  "home.rank": { "rank": string | number }
  "home.count-gold": { "count": number }
  "home.count-silver": { "count": number }
  "home.count-bronze": { "count": number }
  "home.no-medals-of-mine": undefined
  "home.risen": { "count": number }
  "home.fallen": { "count": number }
  "home.units-left": { "count": number }
  "home.not-loaded": undefined
  "ledger.title": undefined
  "ledger.time": undefined
  "ledger.entry": undefined
  "ledger.points": undefined
  "ledger.balance": undefined
  "ledger.today": undefined
  "ledger.level": { "points": number; "level": string | number }
  "ledger.trivia": undefined
  "ledger.trivia-why": undefined
  "ledger.trivia-right": undefined
  "ledger.safe-sport": undefined
  "ledger.safe-sport-why": undefined
  "ledger.correction": undefined
  "ledger.correction-why": undefined
  "ledger.hand": undefined
  "ledger.hand-why": undefined
  "ledger.taken-back": undefined
  "ledger.taken-back-why": undefined
  "ledger.plus": { "points": number }
  "ledger.minus": { "points": number }
  "ledger.level-up": { "level": string | number; "points": number }
  "ledger.level-down": { "level": string | number; "points": number }
  "ledger.more": undefined
  "ledger.more-failed": undefined
  "ledger.loading": undefined
  "ledger.failed": undefined
  "ledger.failed-why": undefined
  "ledger.failed-rest": undefined
  "ledger.empty": undefined
  "ledger.empty-why": undefined
  "ledger.ranking": undefined
  "ledger.about": undefined
  "ledger.nobody": undefined
  "ledger.nobody-why": undefined
  "ledger.closed": undefined
  "ledger.log-in": undefined
  "login.title": undefined
  "login.guest": undefined
  "login.as-guest": undefined
  "login.accounts": undefined
  "login.needs-account": undefined
  "login.now-guest": undefined
  "login.now-guest-why": undefined
  "login.continue": undefined
  "login.sign-out": undefined
  "login.sign-up": undefined
  "login.sign-up-why": undefined
  "login.back": undefined
  "login.done": undefined
  "login.out": undefined
  "login.out-failed": undefined
  "login.closed": undefined
  "login.staff": undefined
  "login.identifier": undefined
  "login.password": undefined
  "login.password-hint": undefined
  "login.repeat": undefined
  "login.username": undefined
  "login.username-hint": undefined
  "login.email": undefined
  "login.email-hint": undefined
  "login.cpf-hint": undefined
  "login.cpf-doubt": undefined
  "login.birth-year": undefined
  "login.birth-year-hint": undefined
  "login.guardian-email": undefined
  "login.guardian-hint": undefined
  "login.guardian-asked": undefined
  "login.guardian": undefined
  "login.guardian-why": undefined
  "login.guardian-title": undefined
  "login.guardian-about": undefined
  "login.guardian-agree": undefined
  "login.guardian-done": undefined
  "login.registering": undefined
  "login.show": undefined
  "login.forgot": undefined
  "login.forgot-hint": undefined
  "login.send-mail": undefined
  "login.mail-sent": undefined
  "login.new-password": undefined
  "login.choose": undefined
  "login.password-chosen": undefined
  "login.have-account": undefined
  "login.now-user": { "name": string | number }
  "login.wrong": undefined
  "login.wrong-left": { "left": number }
  "login.pause-why": undefined
  "login.expired": undefined
  "login.expired-why": undefined
  "login.unsent": undefined
  "login.unsent-why": undefined
  "login.failed": undefined
  "login.failed-why": undefined
  "login.faults": { "count": string | number }
  "login.field-username": undefined
  "login.field-email": undefined
  "login.field-cpf": undefined
  "login.field-password": undefined
  "login.field-repeat": undefined
  "login.field-birthYear": undefined
  "login.field-guardianEmail": undefined
  "login.code-title": undefined
  "login.code": undefined
  "login.code-hint": undefined
  "login.code-for": { "delegation": string | number }
  "login.email-optional": undefined
  "login.demo-mails": undefined
  "login.passkey": undefined
  "login.passkey-none": undefined
  "login.passkey-none-why": undefined
  "login.passkey-unknown": undefined
  "login.passkey-unknown-why": undefined
  "login.card-who": undefined
  "login.card-about": undefined
  "login.card-new": undefined
  "login.card-guest": undefined
  "login.card-making": undefined
  "login.needs-account-for": { "section": string | number }
  "login.needs-account-then": undefined
  "login.or": undefined
  "login.guest-beside": undefined
  "login.guest-rest": undefined
  "login.compare": undefined
  "login.compare-account": undefined
  "login.compare-yes": undefined
  "login.compare-no": undefined
  "login.compare-results": undefined
  "login.compare-medals": undefined
  "login.compare-ranking": undefined
  "login.compare-trivia": undefined
  "login.compare-places": undefined
  "login.compare-photos": undefined
  "login.pause-head": undefined
  "login.pause-again": { "time": string | number }
  "login.in": { "left": string | number }
  "login.faults-kept": undefined
  "login.code-for-staff": { "role": string | number }
  "login.role-results": undefined
  "login.role-operator": undefined
  "login.role-admin": undefined
  "mail.reset-subject": { "games": string | number }
  "mail.reset-text": { "count": number; "accounts": string | number; "games": string | number }
  "mail.guardian-subject": { "games": string | number }
  "mail.guardian-text": { "username": string | number; "address": string | number; "games": string | number }
  "manifest.description": undefined
  "manifest.screenshot-grid": undefined
  "manifest.screenshot-home": undefined
  "manifest.screenshot-medals": undefined
  "manifest.screenshot-schedule": undefined
  "manifest.short-name": undefined
  "manifest.shortcut-medals": undefined
  "manifest.shortcut-results": undefined
  "manifest.shortcut-schedule": undefined
  "matches.title": undefined
  "matches.list-title": undefined
  "matches.of-day": undefined
  "matches.statistics": undefined
  "matches.board": undefined
  "matches.periods": undefined
  "matches.updated": { "when": string | number }
  "matches.spoken-score": { "home": string | number; "homeScore": string | number; "away": string | number; "awayScore": string | number }
  "matches.flow": undefined
  "matches.flow-up": { "side": string | number }
  "matches.flow-down": { "side": string | number }
  "matches.flow-spoken": { "home": string | number; "homeLead": string | number; "away": string | number; "awayLead": string | number }
  "matches.plays": undefined
  "matches.show": undefined
  "matches.show-all": undefined
  "matches.show-score": undefined
  "matches.show-card": undefined
  "matches.show-everything": undefined
  "matches.order": undefined
  "matches.order-newest": undefined
  "matches.order-oldest": undefined
  "matches.waiting": { "count": number }
  "matches.none-all": undefined
  "matches.none-score": undefined
  "matches.none-card": undefined
  "matches.athletes": undefined
  "matches.athletes-of": { "side": string | number }
  "matches.with-bib": { "bib": string | number }
  "matches.nothing": undefined
  "matches.nothing-why": undefined
  "matches.see-unit": undefined
  "matches.live": undefined
  "matches.to-come": undefined
  "matches.over": undefined
  "matches.days": undefined
  "matches.none-on-day": undefined
  "matches.none-on-day-why": undefined
  "matches.see-schedule": undefined
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
  "medals.change-won": { "medals": string | number; "name": string | number; "rank": string | number }
  "medals.change-lost": { "name": string | number; "medals": string | number }
  "medals.empty": undefined
  "medals.empty-why": { "total": number }
  "medals.medallists": undefined
  "medals.tabs": undefined
  "medals.tab-all": undefined
  "medals.tab-discipline": undefined
  "medals.tab-gender": undefined
  "medals.tab-division": undefined
  "medals.tab-medallists": undefined
  "medals.gender": undefined
  "medals.gender-W": undefined
  "medals.gender-M": undefined
  "medals.gender-X": undefined
  "medals.division": undefined
  "medals.division-1": undefined
  "medals.division-2": undefined
  "medals.division-3": undefined
  "medals.empty-medallists": undefined
  "medals.every-discipline": undefined
  "medals.why": undefined
  "medals.show-colour": { "medal": string; "count": number; "name": string | number }
  "medals.because-more": { "level": number; "name": string | number; "column": string }
  "medals.because-fewer": { "level": number; "name": string | number; "column": string }
  "medals.because-tied": { "names": string | number; "more": number }
  "medals.rose": { "count": number }
  "medals.fell": { "count": number }
  "medals.colours": undefined
  "medals.every-colour": undefined
  "medals.see-all": { "count": string | number }
  "medals.to-delegation": { "name": string | number }
  "medals.as-of": { "when": string | number; "finished": string | number; "total": string | number }
  "medals.end-of-day": { "day": string | number }
  "medals.to-now": undefined
  "medals.empty-then": undefined
  "medals.as-it-stood": undefined
  "medals.ends-of-days": undefined
  "medals.moment": undefined
  "medals.moment-mine": undefined
  "medals.show-moment": undefined
  "medals.use-table": undefined
  "medals.copy-text": undefined
  "medals.copy-csv": undefined
  "medals.download-csv": undefined
  "medals.download-xlsx": undefined
  "medals.print": undefined
  "medals.copied": undefined
  "medals.no-csv": undefined
  "medals.copy-by-hand": undefined
  "medals.text-head": { "title": string | number; "when": string | number; "finished": string | number; "total": string | number }
  "medals.filters": undefined
  "medals.search": undefined
  "medals.every-delegation": undefined
  "medals.every-gender": undefined
  "medals.do-search": undefined
  "medals.count": { "count": number }
  "medals.more": { "count": string | number }
  "medals.no-day": undefined
  "medals.none-found-why": undefined
  "medals.clear": undefined
  "medals.any-colour": undefined
  "medals.download-pdf": undefined
  "notifications.what": undefined
  "notifications.of-whom": undefined
  "notifications.starts": undefined
  "notifications.starts-hint": undefined
  "notifications.results": undefined
  "notifications.results-hint": undefined
  "notifications.medals": undefined
  "notifications.medals-hint": undefined
  "notifications.messages": undefined
  "notifications.messages-hint": undefined
  "notifications.lead": undefined
  "notifications.lead-example": { "start": string | number; "at": string | number }
  "notifications.quiet": undefined
  "notifications.quiet-night": undefined
  "notifications.quiet-from": undefined
  "notifications.quiet-until": undefined
  "notifications.quiet-summary": { "until": string | number }
  "notifications.looks": undefined
  "notifications.try": undefined
  "notifications.tried-sent": undefined
  "notifications.tried-busy": undefined
  "notifications.tried-failed": undefined
  "notifications.switch-off": undefined
  "notifications.switch-on": undefined
  "notifications.off": undefined
  "notifications.off-why": undefined
  "notifications.asks": undefined
  "notifications.asks-quiet": { "from": string | number; "until": string | number }
  "notifications.unanswered": undefined
  "notifications.waiting": undefined
  "notifications.waiting-why": undefined
  "notifications.unsent": undefined
  "notifications.now-on": undefined
  "notifications.blocked": undefined
  "notifications.blocked-later": undefined
  "notifications.blocked-private": undefined
  "notifications.refused": undefined
  "notifications.refused-on": { "day": string | number }
  "notifications.still-followed": { "count": number }
  "notifications.check": undefined
  "notifications.still-blocked": undefined
  "notifications.unblock-android": undefined
  "notifications.unblock-android-1": undefined
  "notifications.unblock-android-2": undefined
  "notifications.unblock-android-3": undefined
  "notifications.unblock-computer": undefined
  "notifications.unblock-computer-1": undefined
  "notifications.unblock-computer-2": undefined
  "notifications.unblock-computer-3": undefined
  "notifications.unblock-firefox": undefined
  "notifications.unblock-firefox-1": undefined
  "notifications.unblock-firefox-2": undefined
  "notifications.unblock-firefox-3": undefined
  "notifications.unblock-safari": undefined
  "notifications.unblock-safari-1": undefined
  "notifications.unblock-safari-2": undefined
  "notifications.unblock-safari-3": undefined
  "notifications.unblock-iphone": undefined
  "notifications.unblock-iphone-1": undefined
  "notifications.unblock-iphone-2": undefined
  "notifications.unblock-iphone-3": undefined
  "notifications.lack-iphone": undefined
  "notifications.lack-iphone-why": undefined
  "notifications.lack-insecure": undefined
  "notifications.lack-insecure-why": undefined
  "notifications.lack-browser": undefined
  "notifications.lack-browser-why": undefined
  "notifications.install-share": undefined
  "notifications.install-add": undefined
  "notifications.install-open": undefined
  "notifications.offer": { "minutes": string | number; "name": string | number }
  "notifications.offer-unit": { "minutes": string | number; "name": string | number }
  "notifications.offer-medals": { "name": string | number }
  "notifications.only-follow": undefined
  "notifications.tell-me": undefined
  "notifications.fault-push-service": undefined
  "notifications.fault-push-service-why": undefined
  "notifications.fault-unknown-service": undefined
  "notifications.fault-unknown-service-why": undefined
  "notifications.fault-worker": undefined
  "notifications.fault-worker-why": undefined
  "notifications.fault-away": undefined
  "notifications.fault-away-why": undefined
  "notifications.fault-busy": undefined
  "notifications.fault-busy-why": undefined
  "notifications.fault-refused": undefined
  "notifications.fault-refused-why": undefined
  "notifications.lack-app": undefined
  "notifications.lack-app-why": undefined
  "notifications.unblock-app": undefined
  "notifications.unblock-app-1": undefined
  "notifications.unblock-app-2": undefined
  "notifications.unblock-app-3": undefined
  "notifications.fault-app-service": undefined
  "notifications.fault-app-service-why": undefined
  "notifications.fault-not-set-up": undefined
  "notifications.fault-not-set-up-why": undefined
  "offline.title": undefined
  "offline.why": undefined
  "offline.pages": undefined
  "offline.seen": { "when": string | number }
  "organisation.thick": undefined
  "organisation.choose": undefined
  "organisation.who-all": undefined
  "organisation.who-athlete": undefined
  "organisation.who-professor": undefined
  "organisation.who-today": undefined
  "organisation.nobody": undefined
  "organisation.show-all": undefined
  "organisation.role-athlete": undefined
  "organisation.role-professor": undefined
  "organisation.days": { "days": string | number }
  "organisation.no-days": undefined
  "organisation.about": { "name": string | number }
  "organisation.tier-main": undefined
  "organisation.tier-official": undefined
  "organisation.tier-support": undefined
  "organisation.tier-organiser": undefined
  "organisation.leaves": undefined
  "organisation.figure": { "count": number }
  "organisation.volunteers": { "people": number; "teams": number }
  "organisation.teams": { "teams": number }
  "organisation.people": { "people": number }
  "organisation.where": undefined
  "organisation.restricted": undefined
  "organisation.teams-only": undefined
  "pages.next-days": undefined
  "pages.next-event": undefined
  "pages.next-disciplines": undefined
  "pages.next-medals": undefined
  "pages.next-venues": undefined
  "pages.title-hotel": undefined
  "pages.about-hotel": undefined
  "pages.why-hotel": undefined
  "pages.title-hospital": undefined
  "pages.about-hospital": undefined
  "pages.why-hospital": undefined
  "pages.title-other": undefined
  "pages.about-other": undefined
  "pages.why-other": undefined
  "pages.title-venues": undefined
  "pages.about-venues": undefined
  "pages.why-venues": undefined
  "pages.title-videos": undefined
  "pages.about-videos": undefined
  "pages.why-videos": undefined
  "pages.title-courses": undefined
  "pages.about-courses": undefined
  "pages.why-courses": undefined
  "pages.title-sponsors": undefined
  "pages.about-sponsors": undefined
  "pages.why-sponsors": undefined
  "pages.title-transport": undefined
  "pages.about-transport": undefined
  "pages.why-transport": undefined
  "pages.title-volunteers": undefined
  "pages.about-volunteers": undefined
  "pages.why-volunteers": undefined
  "pages.title-ambassadors": undefined
  "pages.about-ambassadors": undefined
  "pages.why-ambassadors": undefined
  "pages.title-informativos": undefined
  "pages.about-informativos": undefined
  "pages.why-informativos": undefined
  "pages.about-access-log": undefined
  "pages.title-official-photos": undefined
  "pages.about-official-photos": undefined
  "pages.why-official-photos": undefined
  "pages.title-official-reports": undefined
  "pages.about-official-reports": undefined
  "pages.why-official-reports": undefined
  "pages.title-awards": undefined
  "pages.about-awards": undefined
  "pages.why-awards": undefined
  "pages.title-reports": undefined
  "pages.about-reports": undefined
  "pages.why-reports": undefined
  "pages.title-live": undefined
  "pages.about-live": undefined
  "pages.why-live": undefined
  "pages.title-announcements": undefined
  "pages.about-announcements": undefined
  "pages.why-announcements": undefined
  "participants.athletes": undefined
  "participants.search": undefined
  "participants.do-search": undefined
  "participants.filters": undefined
  "participants.discipline": undefined
  "participants.every-discipline": undefined
  "participants.gender": undefined
  "participants.every-gender": undefined
  "participants.gender-M": undefined
  "participants.gender-W": undefined
  "participants.gender-X": undefined
  "participants.organisation": undefined
  "participants.every-organisation": undefined
  "participants.count": { "count": number }
  "participants.more": { "count": string | number }
  "participants.loading": undefined
  "participants.none": undefined
  "participants.none-why": undefined
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
  "participants.photo": { "name": string | number }
  "participants.not-published": undefined
  "participants.only-what-is-needed": undefined
  "participants.minutes": undefined
  "participants.opponent": { "name": string | number }
  "participants.tabs": undefined
  "participants.teams": undefined
  "participants.delegations": undefined
  "participants.search-team": undefined
  "participants.count-teams": { "count": number }
  "participants.more-teams": undefined
  "participants.clear-teams": undefined
  "participants.no-teams": undefined
  "participants.no-delegations": undefined
  "participants.count-delegations": { "count": number }
  "participants.disciplines": { "count": number }
  "participants.to-come": undefined
  "participants.over": undefined
  "participants.calendar": undefined
  "participants.calendar-follow": undefined
  "participants.team-card": undefined
  "participants.members": undefined
  "participants.no-members": undefined
  "participants.delegation-title": { "name": string | number }
  "participants.today": undefined
  "participants.whole-day": undefined
  "participants.nothing-today": undefined
  "participants.days": undefined
  "participants.count-units": { "count": number }
  "participants.all-medals": { "count": number }
  "participants.standing": undefined
  "participants.rank": { "rank": string | number }
  "participants.in-table": undefined
  "participants.no-medals-yet": { "name": string | number }
  "participants.risen": { "count": number }
  "participants.fallen": { "count": number }
  "participants.units-left": { "count": number }
  "participants.institution": undefined
  "participants.nationality": undefined
  "participants.in-table-shared": undefined
  "participants.place-shared": { "rank": string | number }
  "participants.place-in": { "rank": string | number; "where": string | number }
  "participants.family": undefined
  "places.types": undefined
  "places.tab-hotel": undefined
  "places.tab-hospital": undefined
  "places.tab-other": undefined
  "places.emergency": undefined
  "places.emergency-about": undefined
  "places.from": { "name": string | number }
  "places.from-you": undefined
  "places.use-position": undefined
  "places.forget-position": undefined
  "places.position-asking": undefined
  "places.position-refused": undefined
  "places.position-unknown": undefined
  "places.unmeasured": undefined
  "places.no-address": undefined
  "places.km": undefined
  "places.on-foot": { "minutes": number }
  "places.call": { "name": string | number; "telephone": string | number }
  "places.map": undefined
  "places.map-of": { "name": string | number }
  "places.site": undefined
  "places.site-of": { "name": string | number }
  "places.always": undefined
  "places.hours": { "from": string | number; "to": string | number }
  "places.days": { "first": string | number; "last": string | number }
  "places.open-until": { "time": string | number }
  "places.closed": undefined
  "places.opens": { "time": string | number }
  "places.about": undefined
  "points.strip": undefined
  "points.level": { "level": string | number }
  "points.to-next": { "points": number }
  "points.total": { "points": number }
  "points.figure": { "points": number }
  "points.missing": { "points": number }
  "points.type-admin": undefined
  "points.type-athlete": undefined
  "points.type-coach": undefined
  "points.type-manager": undefined
  "points.type-referee": undefined
  "points.type-staff": undefined
  "points.type-volunteer": undefined
  "points.type-guest": undefined
  "points.types-admin": undefined
  "points.types-athlete": undefined
  "points.types-coach": undefined
  "points.types-manager": undefined
  "points.types-referee": undefined
  "points.types-staff": undefined
  "points.types-volunteer": undefined
  "points.types-guest": undefined
  "points.letter-admin": undefined
  "points.letter-athlete": undefined
  "points.letter-coach": undefined
  "points.letter-manager": undefined
  "points.letter-referee": undefined
  "points.letter-staff": undefined
  "points.letter-volunteer": undefined
  "points.letter-guest": undefined
  "posters.name": undefined
  "posters.trivia": undefined
  "posters.call": undefined
  "posters.needs": undefined
  "posters.type-at": { "address": string | number }
  "posters.code-of": { "title": string | number }
  "posters.moment": { "day": string | number; "time": string | number }
  "posters.from": { "from": string | number }
  "posters.until": { "until": string | number }
  "posters.between": { "from": string | number; "until": string | number }
  "posters.figure": { "count": number }
  "posters.questions": { "count": number }
  "posters.minutes": { "count": number }
  "posters.points": { "count": number }
  "pwa.later": undefined
  "pwa.live-update": undefined
  "pwa.live-update-more": undefined
  "pwa.offline-ready": undefined
  "pwa.offline-ready-more": undefined
  "pwa.update": undefined
  "pwa.update-hint": undefined
  "pwa.update-title": undefined
  "qr-scan.title": undefined
  "qr-scan.about": undefined
  "qr-scan.aim": undefined
  "qr-scan.dark": undefined
  "qr-scan.nearer": undefined
  "qr-scan.reading": undefined
  "qr-scan.read": undefined
  "qr-scan.torch": undefined
  "qr-scan.torch-off": undefined
  "qr-scan.picture": undefined
  "qr-scan.stop": undefined
  "qr-scan.again": undefined
  "qr-scan.another": undefined
  "qr-scan.denied": undefined
  "qr-scan.denied-why": undefined
  "qr-scan.canceled": undefined
  "qr-scan.canceled-why": undefined
  "qr-scan.unavailable": undefined
  "qr-scan.unavailable-why": undefined
  "qr-scan.taken": undefined
  "qr-scan.taken-why": undefined
  "qr-scan.failed": undefined
  "qr-scan.failed-why": undefined
  "qr-scan.no-reader": undefined
  "qr-scan.no-reader-why": undefined
  "qr-scan.no-code": undefined
  "qr-scan.no-code-why": undefined
  "qr-scan.allow": undefined
  "qr-scan.allow-app-1": undefined
  "qr-scan.allow-app-2": undefined
  "qr-scan.allow-page-1": undefined
  "qr-scan.allow-page-2": undefined
  "qr-scan.allow-3": undefined
  "qr-scan.foreign": undefined
  "qr-scan.leads-to": undefined
  "qr-scan.not-opened": undefined
  "qr-scan.no-address-why": undefined
  "qr-scan.no-page": undefined
  "qr-scan.no-page-why": undefined
  "qr-scan.tell": undefined
  "qr-scan.type": undefined
  "qr-scan.type-title": undefined
  "qr-scan.type-hint": { "length": string | number }
  "qr-scan.open": undefined
  "qr-scan.opening": undefined
  "qr-scan.camera": undefined
  "qr-scan.code-unreadable": undefined
  "qr-scan.code-unknown": undefined
  "qr-scan.code-expired": undefined
  "qr-scan.code-not-open": { "day": string | number; "time": string | number }
  "qr-scan.code-closed": undefined
  "qr-scan.code-pause": { "time": string | number }
  "qr-scan.code-failed": undefined
  "ranking.title": undefined
  "ranking.filters": undefined
  "ranking.type": undefined
  "ranking.every-type": undefined
  "ranking.organisation": undefined
  "ranking.every-organisation": undefined
  "ranking.do-filter": undefined
  "ranking.hide-zeros": undefined
  "ranking.count": { "people": number }
  "ranking.clear": undefined
  "ranking.pos": undefined
  "ranking.position": undefined
  "ranking.no": undefined
  "ranking.list": undefined
  "ranking.user": undefined
  "ranking.type-short": undefined
  "ranking.general-short": undefined
  "ranking.general": undefined
  "ranking.level": undefined
  "ranking.points": undefined
  "ranking.equal": undefined
  "ranking.you": undefined
  "ranking.pages": undefined
  "ranking.previous": undefined
  "ranking.next": undefined
  "ranking.of-pages": { "last": number }
  "ranking.rows": { "first": number; "end": number; "total": number }
  "ranking.own": undefined
  "ranking.not-there": undefined
  "ranking.no-points": undefined
  "ranking.of": { "people": number }
  "ranking.moved": { "way": string; "places": number }
  "ranking.neighbours": undefined
  "ranking.privacy": undefined
  "ranking.hidden": undefined
  "ranking.left-out": { "who": string | number; "position": number }
  "ranking.show-all": undefined
  "ranking.you-are": { "level": number; "points": number }
  "ranking.too-far": { "last": number }
  "ranking.last-page": undefined
  "ranking.empty": undefined
  "ranking.empty-why": undefined
  "ranking.nobody": { "of": string | number }
  "ranking.zeros": { "people": number }
  "ranking.show-zeros": undefined
  "ranking.clear-all": undefined
  "ranking.guest": undefined
  "ranking.sign-up": undefined
  "reports.count": { "count": number }
  "reports.more": { "count": number }
  "reports.loading": undefined
  "reports.not-loaded": undefined
  "reports.of-discipline": undefined
  "reports.of-event": undefined
  "reports.of-kind": { "kind": string | number }
  "reports.kind-C08": undefined
  "reports.kind-C30": undefined
  "reports.kind-C32": undefined
  "reports.kind-C35": undefined
  "reports.kind-C51": undefined
  "reports.kind-C67": undefined
  "reports.kind-C73": undefined
  "reports.kind-C74": undefined
  "reports.kind-C75": undefined
  "reports.kind-C92": undefined
  "reports.kind-C93": undefined
  "reports.kind-C95": undefined
  "reports.report": undefined
  "reports.general": undefined
  "reports.version": { "version": string | number }
  "reports.status-UNOFFICIAL": undefined
  "reports.status-PARTIAL": undefined
  "reports.status-PROTESTED": undefined
  "reports.status-INTERMEDIATE": undefined
  "reports.status-LIVE": undefined
  "reports.status-UNCONFIRMED": undefined
  "reports.status-PROVISIONAL": undefined
  "reports.pdf": { "size": string | number }
  "reports.open": undefined
  "reports.open-named": { "name": string | number }
  "reports.download": undefined
  "reports.download-named": { "name": string | number }
  "reports.downloading": undefined
  "reports.downloaded": undefined
  "reports.download-failed": undefined
  "reports.open-failed": undefined
  "reports.fault-offline": undefined
  "reports.fault-gone": undefined
  "reports.fault-failed": undefined
  "reports.communications": undefined
  "reports.communications-count": { "count": number }
  "reports.decision": undefined
  "reports.decision-number": { "number": string | number }
  "reports.protest": undefined
  "reports.affects": undefined
  "reports.affects-schedule": undefined
  "reports.affects-results": undefined
  "reports.affects-other": undefined
  "reports.status": undefined
  "reports.rule": undefined
  "reports.hearing": undefined
  "reports.issued-by": { "body": string | number }
  "reports.none": undefined
  "reports.none-why": undefined
  "reports.see-results": undefined
  "reports.see-all": undefined
  "reports.books": undefined
  "reports.books-why": undefined
  "reports.book-start-list": undefined
  "reports.book-results": undefined
  "reports.book-final-rank": undefined
  "reports.book-medals": undefined
  "reports.book-programme": undefined
  "reports.filters": undefined
  "reports.filter-kind": undefined
  "reports.every-kind": undefined
  "reports.filter-event": undefined
  "reports.every-event": undefined
  "reports.filter-day": undefined
  "reports.every-day": undefined
  "reports.filter-language": undefined
  "reports.every-language": undefined
  "reports.official-only": undefined
  "reports.do-filter": undefined
  "reports.not-found-why": undefined
  "reports.clear": undefined
  "reports.protest-SUBMITTED": undefined
  "reports.protest-ACCEPTED": undefined
  "reports.protest-REJECTED": undefined
  "reports.protest-DENIED": undefined
  "reports.protest-UPHELD": undefined
  "reports.protest-WITHDRAWN": undefined
  "safe-sport.title": undefined
  "safe-sport.video": undefined
  "safe-sport.watch": undefined
  "safe-sport.play": undefined
  "safe-sport.pause": undefined
  "safe-sport.back": { "seconds": string | number }
  "safe-sport.captions": undefined
  "safe-sport.captions-in": undefined
  "safe-sport.no-captions": undefined
  "safe-sport.other-captions": undefined
  "safe-sport.full-screen": undefined
  "safe-sport.of": { "time": string | number }
  "safe-sport.position": { "at": string | number; "time": string | number }
  "safe-sport.watched": undefined
  "safe-sport.place": undefined
  "safe-sport.chapter": { "number": string | number; "count": string | number }
  "safe-sport.chapters": undefined
  "safe-sport.choose": undefined
  "safe-sport.seen": { "seen": string | number; "count": string | number }
  "safe-sport.chapter-seen": undefined
  "safe-sport.chapter-closed": undefined
  "safe-sport.lead": undefined
  "safe-sport.lead-guest": undefined
  "safe-sport.watched-on": { "day": string | number }
  "safe-sport.watched-for": { "day": string | number; "figure": string | number; "points": number }
  "safe-sport.help": undefined
  "safe-sport.dial": undefined
  "safe-sport.desk": undefined
  "safe-sport.read": undefined
  "safe-sport.no-text": undefined
  "safe-sport.no-network": undefined
  "safe-sport.saved": undefined
  "safe-sport.slow": undefined
  "safe-sport.goes-on": undefined
  "safe-sport.hidden": undefined
  "safe-sport.goes-back": undefined
  "safe-sport.stopped": undefined
  "safe-sport.stopped-at": { "at": string | number; "time": string | number }
  "safe-sport.broken": undefined
  "safe-sport.broken-why": undefined
  "safe-sport.again": undefined
  "safe-sport.loading": undefined
  "safe-sport.missing": undefined
  "safe-sport.missing-why": undefined
  "safe-sport.away": undefined
  "safe-sport.away-why": undefined
  "safe-sport.asked-again": undefined
  "safe-sport.continue": undefined
  "safe-sport.continue-in": { "time": string | number }
  "safe-sport.thanks": undefined
  "safe-sport.watched-at": { "time": string | number }
  "safe-sport.earned": { "figure": string | number }
  "safe-sport.points": { "points": number }
  "safe-sport.xp": { "xp": string | number; "most": string | number }
  "safe-sport.once-more": undefined
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
  "schedule.now": undefined
  "schedule.empty-day-why": undefined
  "schedule.empty-filter-why": undefined
  "schedule.clear-filters": undefined
  "schedule.no-games": undefined
  "schedule.no-games-why": undefined
  "schedule.tabs": undefined
  "schedule.tab-days": undefined
  "schedule.tab-disciplines": undefined
  "schedule.tab-grid": undefined
  "schedule.tab-event": undefined
  "schedule.tab-classification": undefined
  "schedule.title-of-event": { "day": string | number }
  "schedule.title-of-tab": { "tab": string | number }
  "schedule.about-disciplines": undefined
  "schedule.about-grid": undefined
  "schedule.about-classification": undefined
  "schedule.decided": { "total": number; "finished": string | number }
  "schedule.no-units": undefined
  "schedule.disciplines": { "count": number }
  "schedule.finals-of-day": undefined
  "schedule.count-competition": { "count": number }
  "schedule.count-event": { "count": number }
  "schedule.empty-day-competition": undefined
  "schedule.empty-day-event": undefined
  "schedule.filter-all": undefined
  "schedule.filter-competition": undefined
  "schedule.filter-medal": undefined
  "schedule.filter-weighting": undefined
  "schedule.filter-training": undefined
  "schedule.filter-meeting": undefined
  "schedule.filter-broadcast": undefined
  "schedule.filter-arrival": undefined
  "schedule.filter-departure": undefined
  "schedule.filter-others": undefined
  "schedule.of-discipline-days": undefined
  "schedule.of-discipline-event": undefined
  "schedule.morning": undefined
  "schedule.afternoon": undefined
  "schedule.evening": undefined
  "schedule.live-count": { "count": string | number }
  "schedule.golds-decided": { "count": number }
  "schedule.finals-word": undefined
  "schedule.legend-parts": undefined
  "schedule.legend-finals": undefined
  "schedule.legend-decided": undefined
  "schedule.legend-live": undefined
  "schedule.kind-weighting": undefined
  "schedule.kind-training": undefined
  "schedule.kind-meeting": undefined
  "schedule.kind-arrival": undefined
  "schedule.kind-departure": undefined
  "schedule.kind-broadcast": undefined
  "schedule.kind-others": undefined
  "schedule.ceremony-opening": undefined
  "schedule.ceremony-closing": undefined
  "schedule.medals": undefined
  "schedule.past-days": { "count": number }
  "schedule.ranks-of": { "discipline": string | number }
  "schedule.event": undefined
  "schedule.medal-gold": undefined
  "schedule.medal-silver": undefined
  "schedule.medal-bronze": undefined
  "schedule.played": { "units": number; "over": string | number }
  "schedule.leads": { "pool": string | number }
  "schedule.called-off": undefined
  "schedule.venue": undefined
  "schedule.delegation": undefined
  "schedule.gender": undefined
  "schedule.status": undefined
  "schedule.every-venue": undefined
  "schedule.every-delegation": undefined
  "schedule.every-gender": undefined
  "schedule.every-status": undefined
  "schedule.gender-W": undefined
  "schedule.gender-M": undefined
  "schedule.gender-X": undefined
  "schedule.gender-O": undefined
  "schedule.more-filters": undefined
  "schedule.my-delegation": undefined
  "schedule.without": { "filter": string | number }
  "schedule.show": undefined
  "schedule.show-count": { "count": number }
  "schedule.rest": undefined
  "schedule.to-place": undefined
  "schedule.filter-ceremony": undefined
  "schedule.files": undefined
  "schedule.file-pdf": undefined
  "schedule.file-ics": undefined
  "schedule.file-csv": undefined
  "schedule.file-xlsx": undefined
  "search.title": undefined
  "search.title-of": { "text": string | number }
  "search.label": undefined
  "search.do": undefined
  "search.kind-athlete": undefined
  "search.kind-team": undefined
  "search.kind-delegation": undefined
  "search.kind-discipline": undefined
  "search.kind-event": undefined
  "search.kind-venue": undefined
  "search.kind-place": undefined
  "search.kind-report": undefined
  "search.kind-ambassador": undefined
  "search.kind-volunteer": undefined
  "search.kind-sponsor": undefined
  "search.kind-announcement": undefined
  "search.kind-award": undefined
  "search.gender-W": undefined
  "search.gender-M": undefined
  "search.gender-X": undefined
  "search.count": { "count": number }
  "search.none-why": { "text": string | number }
  "search.unreached": undefined
  "search.none-here": { "text": string | number }
  "search.here": undefined
  "search.needs-network": undefined
  "search.start": undefined
  "search.last": undefined
  "search.forget": undefined
  "search.all-athletes": undefined
  "search.all-teams": undefined
  "search.all-disciplines": undefined
  "search.all-venues": undefined
  "search.ways": undefined
  "search.failed": undefined
  "search.close": undefined
  "search.whole": undefined
  "search.hint": undefined
  "search.more-athlete": { "text": string | number }
  "search.more-team": { "text": string | number }
  "settings.title": undefined
  "settings.language": undefined
  "settings.language-hint": undefined
  "settings.time-zone": undefined
  "settings.time-zone-label": undefined
  "settings.time-zone-local": undefined
  "settings.time-zone-local-named": { "zone": string | number }
  "settings.time-zone-venue": undefined
  "settings.time-zone-brazil": undefined
  "settings.time-zone-abroad": undefined
  "settings.time-zone-hint": undefined
  "settings.theme": undefined
  "settings.theme-legend": undefined
  "settings.theme-system": undefined
  "settings.theme-light": undefined
  "settings.theme-dark": undefined
  "settings.privacy": undefined
  "settings.analytics": undefined
  "settings.analytics-hint": undefined
  "settings.analytics-refused": undefined
  "settings.analytics-rejected": undefined
  "settings.analytics-accepted": undefined
  "settings.necessary": undefined
  "settings.necessary-hint": undefined
  "settings.cookie-locale": undefined
  "settings.cookie-login": undefined
  "settings.cookie-platform": undefined
  "settings.login": undefined
  "settings.login-none": undefined
  "settings.login-guest": undefined
  "settings.login-user": undefined
  "settings.device": undefined
  "settings.used": undefined
  "settings.device-hint": undefined
  "settings.pack": undefined
  "settings.pack-hint": undefined
  "settings.pack-there": { "size": string | number; "when": string | number }
  "settings.pack-loading": undefined
  "settings.pack-waiting": undefined
  "settings.pack-being-made": undefined
  "settings.pack-other-release": undefined
  "settings.pack-no-answer": undefined
  "settings.pack-no-room": undefined
  "settings.forget": undefined
  "settings.forget-title": undefined
  "settings.forget-what": undefined
  "settings.forget-not": undefined
  "settings.app": undefined
  "settings.version": undefined
  "settings.offline": undefined
  "settings.worker-none": undefined
  "settings.worker-preparing": undefined
  "settings.worker-ready": undefined
  "settings.worker-waiting": undefined
  "settings.worker-failed": undefined
  "settings.update": undefined
  "settings.debug": undefined
  "settings.zone-Noronha": undefined
  "settings.zone-Sao_Paulo": undefined
  "settings.zone-Bahia": undefined
  "settings.zone-Fortaleza": undefined
  "settings.zone-Recife": undefined
  "settings.zone-Belem": undefined
  "settings.zone-Araguaina": undefined
  "settings.zone-Campo_Grande": undefined
  "settings.zone-Cuiaba": undefined
  "settings.zone-Manaus": undefined
  "settings.zone-Boa_Vista": undefined
  "settings.zone-Porto_Velho": undefined
  "settings.zone-Rio_Branco": undefined
  "settings.zone-Buenos_Aires": undefined
  "settings.zone-Montevideo": undefined
  "settings.zone-Asuncion": undefined
  "settings.zone-Santiago": undefined
  "settings.zone-La_Paz": undefined
  "settings.zone-Caracas": undefined
  "settings.zone-Lima": undefined
  "settings.zone-Bogota": undefined
  "settings.zone-Panama": undefined
  "settings.zone-Mexico_City": undefined
  "settings.zone-New_York": undefined
  "settings.zone-Los_Angeles": undefined
  "settings.zone-Azores": undefined
  "settings.zone-Lisbon": undefined
  "settings.zone-London": undefined
  "settings.zone-Madrid": undefined
  "settings.zone-Paris": undefined
  "settings.zone-Luanda": undefined
  "settings.zone-Maputo": undefined
  "settings.zone-Dubai": undefined
  "settings.zone-Tokyo": undefined
  "settings.zone-Sydney": undefined
  "settings.open-data": undefined
  "settings.open-data-hint": undefined
  "settings.open-data-link": undefined
  "settings.spoilers": undefined
  "settings.spoilers-hint": undefined
  "settings.results": undefined
  "spoken.title": undefined
  "spoken.pace": undefined
  "spoken.pace-slow": undefined
  "spoken.pace-usual": undefined
  "spoken.pace-fast": undefined
  "spoken.pace-fastest": undefined
  "spoken.reader": undefined
  "spoken.reader-voice": undefined
  "spoken.reader-screen-reader": undefined
  "spoken.no-voice": undefined
  "spoken.refused": undefined
  "spoken.again": undefined
  "spoken.note": undefined
  "spoken.elsewhere": undefined
  "spoken.over": undefined
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
  "time.shown-mine": undefined
  "time.shown-venue": undefined
  "time.see-venue": undefined
  "time.see-mine": undefined
  "trivia.title": undefined
  "trivia.loading": undefined
  "trivia.away": undefined
  "trivia.away-why": undefined
  "trivia.try-now": undefined
  "trivia.missing": undefined
  "trivia.missing-why": undefined
  "trivia.wait": undefined
  "trivia.wait-why": { "minutes": number }
  "trivia.none": undefined
  "trivia.none-why": undefined
  "trivia.others": undefined
  "trivia.ranking": undefined
  "trivia.scan": undefined
  "trivia.progress": undefined
  "trivia.progress-of": { "of": number; "right": number; "asked": number }
  "trivia.tiles": { "answered": number; "of": number; "open": number }
  "trivia.open-now": undefined
  "trivia.to-answer": undefined
  "trivia.answered": undefined
  "trivia.running": { "answered": number; "of": number; "time": string | number }
  "trivia.about": { "questions": number; "minutes": number }
  "trivia.closed": undefined
  "trivia.ready": undefined
  "trivia.opens": { "day": string | number; "time": string | number }
  "trivia.figure": { "points": number }
  "trivia.plus": { "points": number }
  "trivia.today": { "time": string | number }
  "trivia.right-of": { "right": number; "of": number }
  "trivia.questions": undefined
  "trivia.time": undefined
  "trivia.minutes": { "minutes": number }
  "trivia.worth": undefined
  "trivia.points": { "points": number }
  "trivia.at": undefined
  "trivia.author": undefined
  "trivia.before": undefined
  "trivia.start": undefined
  "trivia.start-failed": undefined
  "trivia.needs-code": undefined
  "trivia.left": { "time": string | number }
  "trivia.closes-at": { "time": string | number }
  "trivia.closed-at": { "time": string | number }
  "trivia.last-minute": undefined
  "trivia.place": { "place": number; "of": number }
  "trivia.lane-blank": { "number": number }
  "trivia.lane-answered": { "number": number }
  "trivia.true": undefined
  "trivia.false": undefined
  "trivia.drawing": { "letter": string | number }
  "trivia.drawing-of": undefined
  "trivia.arrows": undefined
  "trivia.up": { "name": string | number }
  "trivia.down": { "name": string | number }
  "trivia.moved": { "name": string | number; "place": number; "of": number }
  "trivia.answer-saved": undefined
  "trivia.answer-device": undefined
  "trivia.back": undefined
  "trivia.next": undefined
  "trivia.review": undefined
  "trivia.your-answers": undefined
  "trivia.not-sent": undefined
  "trivia.blank": undefined
  "trivia.change": undefined
  "trivia.answer": undefined
  "trivia.change-number": { "number": number }
  "trivia.answer-number": { "number": number }
  "trivia.blanks": { "count": number }
  "trivia.send": undefined
  "trivia.send-again": undefined
  "trivia.look-again": undefined
  "trivia.saved": undefined
  "trivia.save-failed": undefined
  "trivia.save-failed-why": { "count": number }
  "trivia.waiting": undefined
  "trivia.waiting-why": { "count": number }
  "trivia.clock-runs": undefined
  "trivia.clock-runs-why": { "time": string | number }
  "trivia.time-over": undefined
  "trivia.time-asking": undefined
  "trivia.time-over-why": { "answered": number; "blank": number }
  "trivia.late": undefined
  "trivia.saved-of": { "answered": number; "of": number }
  "trivia.already": undefined
  "trivia.already-why": { "title": string | number; "time": string | number }
  "trivia.right-ones": undefined
  "trivia.earned": undefined
  "trivia.sent-at": undefined
  "trivia.ran-out-at": undefined
  "trivia.see-result": undefined
  "trivia.points-in": { "took": string | number }
  "trivia.level": { "level": number; "points": number }
  "trivia.right": undefined
  "trivia.wrong": undefined
  "trivia.code-refused": undefined
  "trivia.code-unreadable": undefined
  "trivia.code-unknown": undefined
  "trivia.code-expired": undefined
  "trivia.code-closed": undefined
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
  "units.places": { "from": string | number; "to": string | number }
  "units.number-close": { "phase": string | number; "number": string | number }
  "units.number-apart": { "phase": string | number; "number": string | number }
  "units.winner-of": { "unit": string | number }
  "units.loser-of": { "unit": string | number }
  "units.qualified-from": { "unit": string | number }
  "units.placed-in": { "place": string | number; "unit": string | number }
  "units.to-be-decided": undefined
  "units.bye": undefined
  "units.period.quarter": { "figure": string | number }
  "units.period.half": { "figure": string | number }
  "units.period.set": { "figure": string | number }
  "units.period.game": { "figure": string | number }
  "units.period.period": { "figure": string | number }
  "units.period.round": { "figure": string | number }
  "units.period.bout": { "figure": string | number }
  "units.period.overtime": { "figure": string | number }
  "units.stretch.overtime": undefined
  "units.stretch.extra-minute": undefined
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
  "units.tabs": undefined
  "units.tab.summary": undefined
  "units.tab.startlist": undefined
  "units.tab.results": undefined
  "units.tab.reports": undefined
  "units.scoreboard": undefined
  "units.statistics": undefined
  "units.plays": undefined
  "units.list-of.results": { "unit": string | number }
  "units.list-of.startlist": { "unit": string | number }
  "units.split-section": undefined
  "units.split-gap": undefined
  "units.in-detail": undefined
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
  "units.squad": { "count": number }
  "units.before": undefined
  "units.next-up": undefined
  "units.in-minutes": { "minutes": string | number }
  "units.foreseen": { "time": string | number; "from": string | number; "to": string | number }
  "units.foreseen-late": { "minutes": string | number }
  "units.foreseen-early": { "minutes": string | number }
  "units.explained.PROTESTED": undefined
  "units.explained.UNOFFICIAL": undefined
  "units.explained.CANCELLED": undefined
  "units.explained.POSTPONED": undefined
  "units.explained.INTERRUPTED": undefined
  "units.explained.DELAYED": undefined
  "units.settled": { "time": string | number }
  "units.settled-day": { "day": string | number; "time": string | number }
  "units.updated": { "when": string | number }
  "units.notes": undefined
  "units.same-phase": undefined
  "units.no-startlist": undefined
  "units.no-startlist-why": undefined
  "units.no-results": undefined
  "units.no-results-why": undefined
  "units.no-results-called-off": undefined
  "units.see-startlist": undefined
  "units.spoken-score": { "home": string | number; "homeScore": string | number; "away": string | number; "awayScore": string | number }
  "units.spoken-leader": { "name": string | number; "result": string | number }
  "units.full-result": undefined
  "units.history": undefined
  "units.version": { "version": string | number }
  "units.change.rank": undefined
  "units.change.result": undefined
  "units.change.irm": undefined
  "units.change.qualification": undefined
  "units.change.medal": undefined
  "units.change.added": undefined
  "units.change.removed": undefined
  "units.change.none": undefined
  "units.change.moved": { "what": string | number; "from": string | number; "to": string | number }
  "units.menu.of": { "title": string | number }
  "units.menu.calendar": undefined
  "units.menu.venue": { "name": string | number }
  "units.menu.results": undefined
  "units.menu.startlist": undefined
  "units.listen": undefined
  "units.listen-stop": undefined
  "units.listen-lost": undefined
  "validation.cpf-required": undefined
  "validation.cpf-characters": undefined
  "validation.cpf-8-to-11": undefined
  "validation.cpf-11": undefined
  "validation.email-required": undefined
  "validation.email-invalid": undefined
  "validation.password-required": undefined
  "validation.password-8": undefined
  "validation.password-long": undefined
  "validation.password-common": undefined
  "validation.password-wrong": undefined
  "validation.repeat-required": undefined
  "validation.repeat-differs": undefined
  "validation.username-required": undefined
  "validation.username-3": undefined
  "validation.username-long": undefined
  "validation.username-characters": undefined
  "validation.username-taken": undefined
  "validation.identifier-required": undefined
  "validation.birth-year-required": undefined
  "validation.birth-year-invalid": undefined
  "validation.guardian-required": undefined
  "validation.guardian-same": undefined
  "validation.code-required": undefined
  "validation.code-16": undefined
  "validation.code-unknown": undefined
  "validation.code-used": undefined
  "validation.code-expired": undefined
  "validation.code-revoked": undefined
  "validation.last-admin": undefined
  "venues.title": undefined
  "venues.title-of": { "name": string | number }
  "venues.plan": undefined
  "venues.plan-own": undefined
  "venues.scale": { "kilometres": string | number }
  "venues.scale-metres": { "metres": string | number }
  "venues.far": { "count": number }
  "venues.on-now": { "count": number }
  "venues.next-at": { "time": string | number; "what": string | number }
  "venues.next": { "what": string | number }
  "venues.nothing-more": undefined
  "venues.way": undefined
  "venues.no-address": undefined
  "venues.no-place": undefined
  "venues.copy": undefined
  "venues.copied": undefined
  "venues.not-copied": undefined
  "venues.leaves": undefined
  "venues.map-google": undefined
  "venues.map-apple": undefined
  "venues.map-waze": undefined
  "venues.map-osm": undefined
  "venues.map-geo": undefined
  "venues.open-map": undefined
  "venues.open-map-who": { "host": string | number }
  "venues.map-of": { "name": string | number }
  "venues.zoom-in": undefined
  "venues.zoom-out": undefined
  "venues.notes": undefined
  "venues.accessibility": undefined
  "venues.transport": undefined
  "venues.fields": undefined
  "venues.days": undefined
  "venues.today": undefined
  "venues.count": { "count": number }
  "venues.live": undefined
  "venues.coming": undefined
  "venues.all-over": undefined
  "venues.nothing-on": undefined
  "venues.no-day": undefined
  "venues.whole-day": undefined
  "widget.live": undefined
  "widget.lost": undefined
  "widget.failed": undefined
  "widget.unknown": undefined
  "widget.unknown-why": undefined
  "widget.make": undefined
  "widget.zone-mine": undefined
  "widget.zone-venue": undefined
  "widget.medals": undefined
  "widget.whole-table": undefined
  "widget.no-medals": undefined
  "widget.rank": undefined
  "widget.delegation": undefined
  "widget.total": undefined
  "widget.tie": undefined
  "widget.medal-gold": undefined
  "widget.medal-silver": undefined
  "widget.medal-bronze": undefined
  "widget.decided": { "finished": string | number; "total": number }
  "widget.events": undefined
  "widget.on-now": undefined
  "widget.next": undefined
  "widget.whole-schedule": undefined
  "widget.nothing": undefined
  "widget.nothing-of-it": undefined
  "widget.decides-gold": undefined
  "widget.decides-bronze": undefined
  "widget.results": undefined
  "widget.no-results": undefined
  "widget.gender-W": undefined
  "widget.gender-M": undefined
  "widget.gender-X": undefined
  "widget.division-1": undefined
  "widget.division-2": undefined
  "widget.division-3": undefined
  "widget.hidden": undefined
}
