// The footer's code comes late; its styles stand in the page from the start, those of its parts before its own.
import '#web/ui/icon.module.css'
import '#web/ui/button.module.css'
import '#web/ui/form/control.module.css'
import '#web/ui/note.module.css'
import '#web/features/newsletter/newsletter-form.module.css'
import './footer.module.css'
