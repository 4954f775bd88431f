package org.gamescompanion.app;

import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import com.google.firebase.FirebaseApp;

/** What the pages ask of our notifications beside what Capacitor's plugin does. */
@CapacitorPlugin(name = "Notices")
public class NoticesPlugin extends Plugin {

    /** Whether the app was built with google-services.json: without it, asking Firebase for a token ends the app. */
    @PluginMethod
    public void isSetUp(PluginCall call) {
        call.resolve(new JSObject().put("isSetUp", !FirebaseApp.getApps(getContext()).isEmpty()));
    }

    /** Nobody is told on this phone any longer. */
    @PluginMethod
    public void forget(PluginCall call) {
        NoticesService.forget(getContext());
        call.resolve();
    }
}
