// The code of the reviews comes late; their styles stand in the page from the start.
import '#web/ui/note.module.css'
import './photos/photos.module.css'
import './list/review-entry.module.css'
import './list/review-filter.module.css'
import './list/review-list.module.css'
import './list/review-summary.module.css'
import './review-section.module.css'
