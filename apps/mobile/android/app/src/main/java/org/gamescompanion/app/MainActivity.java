package org.gamescompanion.app;

import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        registerPlugin(NoticesPlugin.class);
        NoticesService.createChannels(this);
        super.onCreate(savedInstanceState);
    }
}
